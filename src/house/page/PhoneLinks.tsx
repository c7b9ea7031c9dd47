import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { callable, whatsAppNumber } from './phone.rules';
import styles from './PageHead.module.css';

/** A phone to call, and to write to by WhatsApp. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { countryCode } = useOrganisation();
  const written = whatsAppNumber(phone, countryCode);
  return (
    <span className={styles.phone}>
      <a href={`tel:${callable(phone)}`} aria-label={t('Call {phone}', { phone })}>
        <IconPhone size={16} stroke={1.8} aria-hidden />
        <bdi dir="ltr">{phone}</bdi>
      </a>
      {written !== undefined && (
        <a
          href={`https://wa.me/${written}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('WhatsApp to {phone}', { phone })}
        >
          <IconBrandWhatsapp size={18} stroke={1.8} aria-hidden />
          {t('WhatsApp')}
        </a>
      )}
    </span>
  );
}
