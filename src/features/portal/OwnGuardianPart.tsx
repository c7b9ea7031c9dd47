import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageNames, t } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useDone } from '#kit/web/use-entity';
import { messageChoices } from '#house/message/written-to.contract';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { getOwnGuardian, type OwnGuardian, saveOwnGuardian } from '#features/academy/guardian/own-guardian.contract';
import styles from './portal.module.css';

/** A guardian's own record: the office keeps name and phone, the guardian says how to be written to. */
export function OwnGuardianPart() {
  const { data, error, refetch } = useQuery<OwnGuardian, Refusal>({
    queryKey: [getOwnGuardian.path],
    queryFn: ({ signal }) => call(getOwnGuardian, { signal }),
  });
  const [opened, setOpened] = useState(false);
  const done = useDone();
  const close = () => setOpened(false);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const { guardianName, guardianPhone, email, language, messageChoice } = data;
  const { fields } = guardian;
  const facts = [
    { label: fields.guardianPhone.label, value: <bdi dir="ltr">{guardianPhone}</bdi> },
    { label: fields.email.label, value: <bdi>{email ?? '–'}</bdi> },
    { label: fields.language.label, value: language ? languageNames[language] : '–' },
    { label: fields.messageChoice.label, value: t(messageChoices[messageChoice]) },
  ];
  return (
    <>
      <section className={styles.panel} aria-label={t('Guardian')}>
        <p className={styles.name}>
          <bdi>{guardianName}</bdi>
        </p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPencil size={17} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('Edit')}
      </Button>
      <LazyFormDialog title={t('Profile')} opened={opened} onClose={close} shape="dialog">
        {(onDirty) =>
          opened && (
            <FormOf
              name="profile"
              fields={saveOwnGuardian.body}
              rules={{ start: () => ({ email: email ?? '', language, messageChoice }) }}
              saveLabel={t('Save')}
              onSave={async (body) => {
                await done(await call(saveOwnGuardian, { body: { messageChoice: 'all', ...body } }));
                close();
              }}
              onDirty={onDirty}
            />
          )
        }
      </LazyFormDialog>
    </>
  );
}
