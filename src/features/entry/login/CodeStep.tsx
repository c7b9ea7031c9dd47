import { Button } from '@mantine/core';
import { useState } from 'react';
import { t, words } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { AuthCard } from '#house/sign-in/AuthCard';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthNote } from '#house/sign-in/AuthNote';
import { type CodeAsked, loginCode } from '#house/session/login.contract';

/** A login whose password was right. */
export interface Asked extends CodeAsked {
  readonly username: string;
}

interface Props {
  readonly asked: Asked;
  readonly onRight: (token: string) => void;
  /** Called to start the login again, with the server's sentence if the server ended it. */
  readonly onOver: (sentence?: string) => void;
}

/** The two kinds of codes: for one a phone's keyboard shows digits, for the other letters. */
const kinds = {
  app: { label: loginCode.body.code.label, inputMode: 'numeric', other: words('Use a recovery code') },
  recovery: { label: words('Recovery code'), inputMode: 'text', other: words('Use the code of the app') },
} as const;

/** The second step of the staff login. */
export default function CodeStep({ asked: { challenge, message }, onRight, onOver }: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { label, inputMode, other } = kinds[kind];
  return (
    <AuthCard title={t('Two-step login')}>
      <AuthNote tone="info">{message}</AuthNote>
      <AuthForm
        key={kind}
        fields={{ code: { ...loginCode.body.code, label } }}
        looks={{ code: { autoComplete: 'one-time-code', inputMode } }}
        save={t('Log In')}
        onSave={async (body) => {
          try {
            onRight((await call(loginCode, { body: { ...body, challenge } })).token);
          } catch (error) {
            if (!isRefusal(error) || error.errors.challenge === undefined) throw error;
            onOver(error.message);
          }
        }}
      />
      <Button variant="subtle" fullWidth mt={8} onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {t(other)}
      </Button>
      <Button variant="subtle" fullWidth mt={4} onClick={() => onOver()}>
        {t('Back to the login')}
      </Button>
    </AuthCard>
  );
}
