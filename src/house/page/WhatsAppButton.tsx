import { IconBrandWhatsapp } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { useWriteAbout } from '#house/message/use-write-about';
import { whatsAppLink } from './phone.rules';

interface Props {
  /** The reader's phone; without one, WhatsApp asks for the receiver. */
  readonly phone: string | undefined;
  /** The text sent while messages are off, in the current language. */
  readonly message: string;
  /** The record that it is about: while messages are on, its person is written to from the template, which is recorded. */
  readonly recordID?: string | undefined;
  /** The name of the button for screen readers. */
  readonly called?: string | undefined;
}

/** Opens WhatsApp with a message to a phone; it is sent there. */
export function WhatsAppButton({ phone, message, recordID, called }: Props) {
  const { countryCode } = useOrganisation();
  const writeAbout = useWriteAbout();
  const looks = {
    variant: 'default',
    leftSection: <IconBrandWhatsapp size={17} aria-hidden />,
    'aria-label': called,
  } as const;
  if (writeAbout && recordID !== undefined)
    return (
      <Button {...looks} onClick={() => void writeAbout(recordID)}>
        {t('WhatsApp')}
      </Button>
    );
  return (
    <Button {...looks} component="a" href={whatsAppLink(phone, countryCode, message)} target="_blank" rel="noreferrer">
      {t('WhatsApp')}
    </Button>
  );
}
