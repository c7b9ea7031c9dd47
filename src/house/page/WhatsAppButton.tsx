import { IconBrandWhatsapp } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { useWriteAbout } from '#house/message/use-write-about';
import { whatsAppLink } from './phone.rules';

interface Props {
  /** The reader's phone; where it is not known, WhatsApp asks to whom. */
  readonly phone: string | undefined;
  /** What is sent while messages are off, in the current language. */
  readonly message: string;
  /** What it is about: while messages are on, its person is written to from the template, and it is kept. */
  readonly recordID?: string | undefined;
  /** The name of the button for those who do not see what is beside it. */
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
