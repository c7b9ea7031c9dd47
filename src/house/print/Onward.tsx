import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { WhatsAppButton } from '#house/page/WhatsAppButton';

interface Props {
  /** The reader's phone; where it is not known, WhatsApp asks to whom. */
  readonly phone: string | undefined;
  /** What is sent, in the current language. */
  readonly message: string;
  readonly onNext: () => void;
}

/** What follows the print of a document that was just made: it is sent by WhatsApp, or the next one's turn comes. */
export function Onward({ phone, message, onNext }: Props) {
  return (
    <>
      <WhatsAppButton phone={phone} message={message} />
      <Button variant="default" rightSection={<IconArrowRight size={17} aria-hidden />} onClick={onNext}>
        {t('Next')}
      </Button>
    </>
  );
}
