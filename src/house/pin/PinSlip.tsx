import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { PrintFrame } from '#kit/web/print/PrintFrame';
import { WhatsAppButton } from '#house/page/WhatsAppButton';
import { portalLogin } from '#house/session/areas';
import styles from './pin.module.css';

/** A PIN that was given, as it is shown. */
export interface PinTold {
  readonly name: string;
  /** The login that is typed together with it. */
  readonly login: { readonly label: string; readonly value: string };
  readonly phone: string;
  readonly pin: string;
}

/** A PIN, shown this once: to be told, printed or sent. */
export function PinSlip({ told: { name, login, phone, pin } }: { readonly told: PinTold }) {
  const { name: organisation } = useOrganisation();
  const address = `${window.location.origin}${portalLogin}`;
  const message = t(
    '{organisation}: log in at {address} with {login} and the PIN {pin}. It is good once, for 7 days.',
    {
      organisation,
      address,
      login: login.value,
      pin,
    },
  );
  const facts = [
    { label: t('Name'), value: name },
    { label: login.label, value: login.value },
    { label: t('Log in at'), value: address },
  ];
  return (
    <>
      <p>{t('Tell the PIN to nobody else: it is not shown again')}</p>
      <PrintFrame
        title={t('PIN for the portal')}
        paper="slip"
        actions={<WhatsAppButton phone={phone} message={message} />}
      >
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.pin}>
          <span>{t('PIN')}</span> <bdi dir="ltr">{pin}</bdi>
        </p>
        <p>{t('It is good once, for 7 days. You choose your own password with it.')}</p>
      </PrintFrame>
    </>
  );
}
