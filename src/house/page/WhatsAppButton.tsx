import { IconBrandWhatsapp } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { whatsAppLink } from './phone.rules';

interface Props {
  /** The reader's phone; where it is not known, WhatsApp asks to whom. */
  readonly phone: string | undefined;
  /** What is sent, in the current language. */
  readonly message: string;
}

/** Opens WhatsApp with a message to a phone; it is sent there. */
export function WhatsAppButton({ phone, message }: Props) {
  const { countryCode } = useOrganisation();
  return (
    <Button
      component="a"
      href={whatsAppLink(phone, countryCode, message)}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconBrandWhatsapp size={17} aria-hidden />}
    >
      {t('WhatsApp')}
    </Button>
  );
}
