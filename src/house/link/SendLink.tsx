import { IconLink } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { type Linkable, useMayLink } from './use-printed-link';

const LinkPanel = lazily(async () => (await import('./LinkPanel')).LinkPanel);

interface Props {
  readonly of: Linkable;
  /** The name of the document in a message: 'Invoice 12'. */
  readonly called: string;
  /** The phone of the person who is to get it. */
  readonly phone: string | null | undefined;
}

/** The button that sends a document as a link, for users who may. */
export function SendLink({ of, called, phone }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  if (!useMayLink(of)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconLink size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {t('Send')}
      </Button>
      <LazyFormDialog title={t('Send a link')} opened={opened} onClose={close} shape="dialog">
        {() => opened && <LinkPanel of={of} called={called} phone={phone ?? undefined} onRevoked={close} />}
      </LazyFormDialog>
    </>
  );
}
