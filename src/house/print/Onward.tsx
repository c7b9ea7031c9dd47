import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { WhatsAppButton } from '#house/page/WhatsAppButton';

interface Props {
  /** The reader's phone; without one, WhatsApp asks for the receiver. */
  readonly phone: string | undefined;
  /** The text sent while messages are off, in the current language. */
  readonly message: string;
  /** The id of the document; undefined for one that belongs to nobody. */
  readonly recordID: string | undefined;
  readonly onNext: () => void;
}

/** The step after printing a document that was just made: it is sent by WhatsApp, or it is the next person's turn. */
export function Onward({ phone, message, recordID, onNext }: Props) {
  return (
    <>
      <WhatsAppButton phone={phone} message={message} recordID={recordID} />
      <Button variant="default" rightSection={<IconArrowRight size={17} aria-hidden />} onClick={onNext}>
        {t('Next')}
      </Button>
    </>
  );
}
