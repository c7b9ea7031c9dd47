import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { WhatsAppButton } from '#house/page/WhatsAppButton';

interface Props {
  /** The reader's phone; where it is not known, WhatsApp asks to whom. */
  readonly phone: string | undefined;
  /** What is sent while messages are off, in the current language. */
  readonly message: string;
  /** The document; undefined where it is nobody's. */
  readonly recordID: string | undefined;
  readonly onNext: () => void;
}

/** The step after the print of a document that was just made: it is sent by WhatsApp, or the next one's turn comes. */
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
