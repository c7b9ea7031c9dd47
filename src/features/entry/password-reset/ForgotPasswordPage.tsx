import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { AuthCard } from '#house/sign-in/AuthCard';
import { AuthLink } from '#house/sign-in/AuthLink';
import { AuthNote } from '#house/sign-in/AuthNote';
import { AskForCode } from './AskForCode';
import { CheckCode } from './CheckCode';
import { SetPassword } from './SetPassword';

/** The step of a reset: the e-mail, then the code, then the password. */
type Step =
  | { readonly asks: 'email' }
  | {
      readonly asks: 'code' | 'password';
      readonly email: string;
      readonly activationCode: string;
      readonly message: string;
    };

/** Forgot password, in three steps (S§4, A22). */
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
