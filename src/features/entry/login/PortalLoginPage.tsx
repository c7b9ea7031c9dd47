import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { call, refusal } from '#kit/web/call';
import { AuthCard } from '#house/sign-in/AuthCard';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthLink } from '#house/sign-in/AuthLink';
import { AuthNote } from '#house/sign-in/AuthNote';
import { studentClaims } from '#house/session/claims';
import { signInStudent, useSession } from '#house/session/session';
import { loginPortal } from '#house/session/login.contract';

/** From the welcome to the portal (S§9). */
const welcomeMs = 2000;

/** The students' login. */
export default function PortalLoginPage() {
  const { student, ended } = useSession();
  const [welcome, setWelcome] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (welcome === undefined) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/portal', replace: true }), welcomeMs);
    return () => clearTimeout(timer);
  }, [welcome, navigate]);
  if (student && welcome === undefined) return <Navigate to="/portal" replace />;
  return (
    <AuthCard
      title={t('Student portal')}
      text={t('See your marks, attendance and fees.')}
      links={
        <>
          <AuthLink to="/forgot-password" search={{ of: 'students' }}>
            {t('Forgot password?')}
          </AuthLink>
          <AuthLink to="/login">{t('Staff login')}</AuthLink>
        </>
      }
    >
      {ended && <AuthNote tone="attention">{t('Your session has ended')}</AuthNote>}
      {welcome === undefined ? (
        <AuthForm
          fields={loginPortal.body}
          looks={{
            stdID: { autoComplete: 'username', inputMode: 'numeric' },
            password: { autoComplete: 'current-password' },
          }}
          save={t('Log In')}
          onSave={async (body) => {
            const { token, message } = await call(loginPortal, { body });
            if (!studentClaims(token)) throw refusal(403, t('Only students are allowed here'));
            setWelcome(message);
            signInStudent(token);
          }}
        />
      ) : (
        <AuthNote tone="info">{welcome}</AuthNote>
      )}
    </AuthCard>
  );
}
