import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { toastDone } from '#kit/web/toast';
import { AuthCard, AuthLink } from '#house/sign-in/AuthCard';
import { AuthForm } from '#house/sign-in/AuthForm';
import { signInStudent } from '#house/session/session';
import { twiceProblems } from '#house/password/password.rules';
import { choosePassword } from './first-password.contract';

/** The page that asks for a new password, twice, at the first login of a student whose password somebody else set. */
export default function FirstPasswordPage() {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = t('Choose a password');
  }, []);
  return (
    <AuthCard
      title={t('Choose a password')}
      text={t('The office set your first password. Choose one that only you know, and the portal opens.')}
      links={<AuthLink to="/logout">{t('Logout')}</AuthLink>}
    >
      <AuthForm
        fields={choosePassword.body}
        looks={{
          newPassword: { autoComplete: 'new-password' },
          confirmPassword: { autoComplete: 'new-password' },
        }}
        problems={(typed) => twiceProblems(typed, '')}
        save={t('Set the new password')}
        onSave={async (body) => {
          const { message, token } = await call(choosePassword, { body });
          signInStudent(token);
          toastDone(message);
          await navigate({ to: '/portal', replace: true });
        }}
      />
    </AuthCard>
  );
}
