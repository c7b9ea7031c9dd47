import { Navigate, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t, words } from '#kit/contract/language';
import { call, refusal } from '#kit/web/call';
import { AuthCard, AuthLink } from '#house/sign-in/AuthCard';
import styles from '#house/sign-in/AuthCard.module.css';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthNote } from '#house/sign-in/AuthNote';
import { useSetup } from '#house/organisation/use-setup';
import { guardianClaims, studentClaims } from '#house/session/claims';
import { signInGuardian, signInStudent, useSession } from '#house/session/session';
import { type CodeAsked, loginGuardian, loginPortal, type SignedIn } from '#house/session/login.contract';

/** From the welcome to the portal (S§9). */
const welcomeMs = 2000;

// Loaded later: few people use a PIN, and everyone waits for this page.
const PinStep = lazy(() => import('./PinStep'));

/** The login of students, and of guardians where families are kept (FA4). */
export default function PortalLoginPage() {
  const { student, guardian, ended } = useSession();
  const { data: setup } = useSetup();
  const [kind, setKind] = useState<ComerKind>('student');
  const [welcome, setWelcome] = useState<string>();
  const [asked, setAsked] = useState<CodeAsked>();
  const [over, setOver] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (welcome === undefined) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/portal', replace: true }), welcomeMs);
    return () => clearTimeout(timer);
  }, [welcome, navigate]);
  if ((student ?? guardian) && welcome === undefined) return <Navigate to="/portal" replace />;

  function enter({ token, message }: SignedIn) {
    if (studentClaims(token)) signInStudent(token);
    else if (guardianClaims(token)) signInGuardian(token);
    else throw refusal(403, t('Only students are allowed here'));
    setAsked(undefined);
    setWelcome(message);
  }

  function take(answer: SignedIn | CodeAsked) {
    setOver(undefined);
    if ('challenge' in answer) setAsked(answer);
    else enter(answer);
  }

  if (asked) {
    const begin = (sentence?: string) => {
      setOver(sentence);
      setAsked(undefined);
    };
    return (
      <Suspense>
        <PinStep asked={asked} onRight={enter} onOver={begin} />
      </Suspense>
    );
  }
  return (
    <AuthCard
      title={t('Student portal')}
      text={t('See your marks, attendance and fees.')}
      links={
        <>
          {kind === 'student' && (
            <AuthLink to="/forgot-password" search={{ of: 'students' }}>
              {t('Forgot password?')}
            </AuthLink>
          )}
          <AuthLink to="/login">{t('Staff login')}</AuthLink>
        </>
      }
    >
      {ended && <AuthNote tone="attention">{t('Your session has ended')}</AuthNote>}
      {over !== undefined && <AuthNote tone="attention">{over}</AuthNote>}
      {setup?.guardians && welcome === undefined && <PortalSwitch value={kind} onChange={setKind} />}
      {welcome !== undefined && <AuthNote tone="info">{welcome}</AuthNote>}
      {welcome === undefined && kind === 'student' && (
        <AuthForm
          key="student"
          // While families are switched off nobody gives out PINs.
          fields={setup?.guardians ? { ...loginPortal.body, password: loginGuardian.body.password } : loginPortal.body}
          looks={{
            stdID: { autoComplete: 'username', inputMode: 'numeric' },
            password: { autoComplete: 'current-password' },
          }}
          save={t('Log In')}
          onSave={async (body) => take(await call(loginPortal, { body }))}
        />
      )}
      {welcome === undefined && kind === 'guardian' && (
        <>
          <AuthForm
            key="guardian"
            fields={loginGuardian.body}
            looks={{
              guardianPhone: { autoComplete: 'username', inputMode: 'tel' },
              password: { autoComplete: 'current-password' },
            }}
            save={t('Log In')}
            onSave={async (body) => take(await call(loginGuardian, { body }))}
          />
          <AuthNote tone="info">{t('The first time, or without the password: ask the office for a PIN.')}</AuthNote>
        </>
      )}
    </AuthCard>
  );
}

/** The kinds of people who use the portal. */
const comers = { student: words('Student'), guardian: words('Parent or guardian') } as const;

type ComerKind = keyof typeof comers;

interface Props {
  readonly value: ComerKind;
  readonly onChange: (kind: ComerKind) => void;
}

/** The switch between the two logins of the portal: by number or by phone. */
function PortalSwitch({ value, onChange }: Props) {
  return (
    <fieldset className={styles.brands}>
      <legend className="visually-hidden">{t('Who logs in')}</legend>
      {(['student', 'guardian'] as const).map((kind) => (
        <label key={kind} className={styles.brand}>
          <input type="radio" name="comer" value={kind} checked={kind === value} onChange={() => onChange(kind)} />
          {t(comers[kind])}
        </label>
      ))}
    </fieldset>
  );
}
