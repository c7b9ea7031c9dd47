import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { confirmProblem, passwordProblem } from '#house/password/password.rules';
import { AuthCard, AuthLink } from '#house/sign-in/AuthCard';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthNote } from '#house/sign-in/AuthNote';
import { askForCode, checkCode, setForgottenPassword } from './password-reset.contract';

/** The step of a reset: the e-mail, then the code, then the password. */
type Step =
  | { readonly asks: 'email' }
  | {
      readonly asks: 'code' | 'password';
      readonly email: string;
      readonly activationCode: string;
      readonly message: string;
    };

/** The page for a forgotten password, in three steps (S§4, A22). */
export default function ForgotPasswordPage() {
  const [step, setStep] = useState<Step>({ asks: 'email' });
  const [done, setDone] = useState<string>();
  const { of }: { of?: string } = useSearch({ strict: false });
  const login = of === 'students' ? '/loginportal' : '/login';
  if (done !== undefined) {
    return (
      <AuthCard
        title={t('Password changed')}
        links={<AuthLink to={login}>{t('Log in with the new password')}</AuthLink>}
      >
        <AuthNote tone="info">{done}</AuthNote>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('Forgot password?')}
      text={step.asks === 'email' ? t('We will send you a code by email.') : undefined}
      links={<AuthLink to={login}>{t('Back to the login')}</AuthLink>}
    >
      {step.asks !== 'email' && <AuthNote tone="info">{step.message}</AuthNote>}
      {step.asks === 'email' && (
        <AskForCode
          onSent={(email, activationCode, message) => setStep({ asks: 'code', email, activationCode, message })}
        />
      )}
      {step.asks === 'code' && (
        <CheckCode
          email={step.email}
          activationCode={step.activationCode}
          onRight={(message) => setStep({ ...step, asks: 'password', message })}
          onAgain={() => setStep({ asks: 'email' })}
        />
      )}
      {step.asks === 'password' && (
        <SetPassword email={step.email} activationCode={step.activationCode} onSet={setDone} />
      )}
    </AuthCard>
  );
}

/** Step 1: where the code goes. */
function AskForCode({ onSent }: { onSent: (email: string, activationCode: string, message: string) => void }) {
  return (
    <AuthForm
      fields={askForCode.body}
      looks={{ email: { autoComplete: 'username', inputMode: 'email' } }}
      save={t('Send the code')}
      onSave={async (body) => {
        const { activationCode, message } = await call(askForCode, { body });
        onSent(body.email, activationCode, message);
      }}
    />
  );
}

interface Props {
  readonly email: string;
  readonly activationCode: string;
  readonly onRight: (message: string) => void;
  readonly onAgain: () => void;
}

/** Step 2: the code that came by e-mail. */
function CheckCode({ email, activationCode, onRight, onAgain }: Props) {
  const { code } = checkCode.body;
  return (
    <>
      <AuthForm
        fields={{ code }}
        looks={{ code: { autoComplete: 'one-time-code', inputMode: 'numeric' } }}
        save={t('Check the code')}
        onSave={async (body) => {
          const { message } = await call(checkCode, { body: { ...body, email, activationCode } });
          onRight(message);
        }}
      />
      <Button variant="subtle" fullWidth mt={8} onClick={onAgain}>
        {t('Send a new code')}
      </Button>
    </>
  );
}

interface SetPasswordProps {
  readonly email: string;
  readonly activationCode: string;
  readonly onSet: (message: string) => void;
}

/** Step 3: the new password, twice. */
function SetPassword({ email, activationCode, onSet }: SetPasswordProps) {
  const { password, confirmPassword } = setForgottenPassword.body;
  return (
    <AuthForm
      fields={{ password, confirmPassword }}
      looks={{
        password: { autoComplete: 'new-password' },
        confirmPassword: { autoComplete: 'new-password' },
      }}
      problems={(typed) => ({
        password: passwordProblem(String(typed.password), email),
        confirmPassword: confirmProblem(String(typed.password), String(typed.confirmPassword)),
      })}
      save={t('Set the new password')}
      onSave={async (body) => {
        const { message } = await call(setForgottenPassword, { body: { ...body, email, activationCode } });
        onSet(message);
      }}
    />
  );
}
