import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { languageNames, t, words } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { useDone } from '#kit/web/use-entity';
import { getOwnChoice, type OwnRecord, type Seeing } from '#house/message/own-choice.contract';
import { messageChoices } from '#house/message/written-to.contract';
import { useSession } from '#house/session/session';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { getOwnGuardian, type OwnGuardian, saveOwnGuardian } from '#features/academy/guardian/own-guardian.contract';
import { accesses, relations } from '#features/academy/student/relation.contract';
import { FactsPanel } from './FactsPanel';
import styles from './portal.module.css';
import { type PortalColumn, PortalTable } from './PortalTable';
import { StudentFacts } from './StudentFacts';

/** The profile in the portal: for a student, with the people who see something (FA7); for a guardian, with the choices about messages. */
export default function MyProfilePage() {
  const { student } = useSession();
  useEffect(() => {
    document.title = t('Profile');
  }, []);
  return (
    <>
      <PageHeader title={t('Profile')} />
      {student ? (
        <>
          <StudentFacts of={student.studentInfo} />
          <WhoSees />
        </>
      ) : (
        <OwnGuardianPart />
      )}
    </>
  );
}

/** A guardian's own record: the office maintains name and phone, the guardian chooses about messages. */
function OwnGuardianPart() {
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
      <FactsPanel title={t('Guardian')} name={guardianName} facts={facts} />
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

type Row = Seeing & { readonly _id: string };

const said = (words: Readonly<Record<string, string>>, word: string) => t(words[word] ?? word);

const columns: readonly PortalColumn<Row>[] = [
  { label: words('Guardian'), show: ({ guardianName }) => <bdi>{guardianName}</bdi> },
  { label: words('Relation'), show: ({ relation }) => said(relations, relation) },
  { label: words('May see'), show: ({ access }) => said(accesses, access) },
];

/** The other people who see something of the student, and what (FA7). */
function WhoSees() {
  const { data, error, refetch } = useQuery<OwnRecord, Refusal>({
    queryKey: [getOwnChoice.path],
    queryFn: ({ signal }) => call(getOwnChoice, { signal }),
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  // Nobody is listed twice, and the rows keep their places.
  const rows = data?.guardians?.map((one, place) => ({ ...one, _id: String(place) }));
  return (
    <>
      <h2 className={styles.section}>{t('Who can see your data')}</h2>
      <PortalTable rows={rows} columns={columns} none={t('Only the academy can see your data.')} />
    </>
  );
}
