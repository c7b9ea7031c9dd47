import { useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { AuthForm } from '#house/sign-in/AuthForm';
import { type AppSecret, beginSecondFactor, confirmSecondFactor } from '#house/second-factor/second-factor.contract';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './TurnOn.module.css';

/** The password; then the app, and its first code; then the recovery codes, shown this once. */
export default function TurnOn({ onDone }: { onDone: () => void }) {
  const [app, setApp] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!app) {
    return (
      <AuthForm
        fields={beginSecondFactor.body}
        looks={{ password: { autoComplete: 'current-password' } }}
        save={t('Continue')}
        onSave={async (body) => setApp(await call(beginSecondFactor, { body }))}
      />
    );
  }
  return (
    <>
      <p>{t('Scan this picture with an authenticator app, then type the six digits that it shows.')}</p>
      <div className={styles.app}>
        <QrCode rows={app.qr} label={t('QR code for the app')} />
        <div>
          <p>{t('Without a camera, type this key into the app:')}</p>
          <code className={styles.secret} dir="ltr">
            {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <p>
            <a href={app.uri}>{t('Open the app on this phone')}</a>
          </p>
        </div>
      </div>
      <AuthForm
        fields={confirmSecondFactor.body}
        looks={{ code: { autoComplete: 'one-time-code', inputMode: 'numeric' } }}
        save={t('Turn on two-step login')}
        onSave={async (body) => setCodes((await call(confirmSecondFactor, { body })).recoveryCodes)}
      />
    </>
  );
}
