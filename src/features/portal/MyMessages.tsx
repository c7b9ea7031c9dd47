import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageNames, t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { useDone } from '#kit/web/use-entity';
import { getOwnChoice, saveOwnChoice } from '#house/message/own-choice.contract';
import { messageChoices } from '#house/message/written-to.contract';
import styles from './portal.module.css';

/**
 * The student's choices about messages: the language and the kinds. They are edited in a dialog, because a form within the page would
 * take the focus and lengthen the page.
 */
export function MyMessages() {
  const { data } = useQuery({
    queryKey: [getOwnChoice.path],
    queryFn: ({ signal }) => call(getOwnChoice, { signal }),
  });
  const [opened, setOpened] = useState(false);
  const done = useDone();
  const close = () => setOpened(false);
  if (!data) return null;
  const said = [t(messageChoices[data.messageChoice]), ...(data.language ? [languageNames[data.language]] : [])];
  return (
    <section className="no-print">
      <h2 className={styles.section}>{t('Messages')}</h2>
      <p>{said.join(' · ')}</p>
      <Button variant="default" leftSection={<IconPencil size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {t('Edit')}
      </Button>
      <LazyFormDialog title={t('Messages')} opened={opened} onClose={close} shape="dialog">
        {(onDirty) =>
          opened && (
            <FormOf
              name="messages"
              fields={saveOwnChoice.body}
              rules={{ start: () => ({ ...data }) }}
              saveLabel={t('Save')}
              onSave={async (body) => {
                await done(await call(saveOwnChoice, { body: { messageChoice: 'all', ...body } }));
                close();
              }}
              onDirty={onDirty}
            />
          )
        }
      </LazyFormDialog>
    </section>
  );
}
