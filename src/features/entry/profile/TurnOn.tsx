import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { qrPath } from '#kit/rules/qr';
import { call } from '#kit/web/call';
import { PrintFrame } from '#kit/web/print/PrintFrame';
import { AuthForm } from '#house/sign-in/AuthForm';
import { type AppSecret, beginSecondFactor, confirmSecondFactor } from '#house/second-factor/second-factor.contract';
import styles from './TurnOn.module.css';

/**
 * The form that turns the second factor on: first the password, then the app and its first code, then the recovery codes, which are shown
 * only now.
 */
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

/** The light edge without which cameras do not find a QR code, in modules. */
const edge = 4;

/** A QR code, dark on light in every colour scheme. */
function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * edge;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}

/** The recovery codes, to be printed or written down; this is the only time that they are shown. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <output className={styles.told}>
        {t('Two-step login is on. These codes let you in without your phone, each once. They are shown only now.')}
      </output>
      <PrintFrame title={t('Recovery codes')}>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ol>
      </PrintFrame>
      <Button fullWidth mt="md" onClick={onDone}>
        {t('I have kept the codes')}
      </Button>
    </>
  );
}
