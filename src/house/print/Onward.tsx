import { IconArrowRight, IconBrandWhatsapp } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { whatsAppLink } from '#house/page/phone.rules';

interface Props {
  /** Who is to read it; where no phone is known, WhatsApp asks to whom. */
  readonly phone: string | undefined;
  /** What is sent, in the current language. */
  readonly message: string;
  readonly onNext: () => void;
}

/** What follows the print of a document that was just made: it is sent by WhatsApp, or the next one's turn comes. */
export function Onward({ phone, message, onNext }: Props) {
  const { countryCode } = useOrganisation();
  return (
    <>
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
      <Button variant="default" rightSection={<IconArrowRight size={17} aria-hidden />} onClick={onNext}>
        {t('Next')}
      </Button>
    </>
  );
}
