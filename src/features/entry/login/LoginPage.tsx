import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { AuthCard, AuthLink } from '#house/sign-in/AuthCard';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthNote } from '#house/sign-in/AuthNote';
import { BrandSwitch } from '#house/sign-in/BrandSwitch';
import { safeReturn } from '#house/session/guard.rules';
import { brand as brandHere, claims as claimsHere, signIn, useSession } from '#house/session/session';
import { inOfferedBrand, useSetup } from '#house/organisation/use-setup';
import { brands } from '#house/brand/brand.contract';
import { landing } from '#house/menu/landing.rules';
import { login } from '#house/session/login.contract';
import type { Asked } from './CodeStep';
import { keepEmail, rememberedEmail } from './remembered-email';
import styles from './LoginPage.module.css';

/** Clears what this device stored for others, and notes what waits here for this account. */
async function tellArrived(): Promise<void> {
  const { arrived } = await import('#house/session/known-user');
  const claims = claimsHere();
  if (claims) await arrived(brandHere(), claims);
}

// Loaded later: few users have a second factor, and everyone waits for this page.
const CodeStep = lazy(() => import('./CodeStep'));
const OfflineEntry = lazy(() => import('./OfflineEntry'));

/** The staff login. */
export default function LoginPage() {
  const { claims, ended, offline } = useSession();
  const { from }: { from?: string } = useSearch({ strict: false });
  const { data: setup, error: unreachable } = useSetup();
  const navigate = useNavigate();
  const [remember, setRemember] = useState(rememberedEmail() !== '');
  const [asked, setAsked] = useState<Asked>();
  const [over, setOver] = useState<string>();
  const [choices, setChoices] = useState(0);
  if (claims && !offline) return <Navigate to={safeReturn(from) ?? landing(claims.menus, claims.userType)} replace />;
  if (setup?.needed) return <Navigate to="/setup" replace />;

  function enter(token: string, username: string) {
    keepEmail(remember ? username : '');
    signIn(token);
    void tellArrived();
    void navigate({ to: '/login', search: { from }, replace: true });
  }

  function begin(sentence?: string) {
    setOver(sentence);
    setAsked(undefined);
  }

  if (asked) {
    return (
      <Suspense>
        <CodeStep asked={asked} onRight={(token) => enter(token, asked.username)} onOver={begin} />
      </Suspense>
    );
  }
  return (
    <AuthCard title={t('Log in')} links={<AuthLink to="/loginportal">{t('Student portal')}</AuthLink>}>
      <BrandSwitch offered={setup?.brands ?? brands} onChosen={() => setChoices(choices + 1)} />
      {ended && (
        <AuthNote tone="attention">{t('Your session has ended. Log in to continue where you left off.')}</AuthNote>
      )}
      {over !== undefined && <AuthNote tone="attention">{over}</AuthNote>}
      {unreachable && !offline && (
        <Suspense>
          <OfflineEntry from={from} />
        </Suspense>
      )}
      <AuthForm
        // Choosing another brand starts a new form; what was typed while the server was asked for its only brand stays.
        key={choices}
        fields={login.body}
        looks={{
          username: { autoComplete: 'username', inputMode: 'email' },
          password: { autoComplete: 'current-password' },
        }}
        start={{ username: rememberedEmail() }}
        save={t('Log In')}
        onSave={async (body) => {
          await inOfferedBrand();
          const answer = await call(login, { body });
          if ('challenge' in answer) setAsked({ ...answer, username: body.username });
          else enter(answer.token, body.username);
        }}
      >
        <RememberMe checked={remember} onChange={setRemember}>
          <AuthLink to="/forgot-password">{t('Forgot password?')}</AuthLink>
        </RememberMe>
      </AuthForm>
    </AuthCard>
  );
}

/** The browser's own checkbox, so that the login loads as few styles as possible. */
function RememberMe({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.line}>
      <label className={styles.label}>
        <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
        {t('Remember me')}
      </label>
      {children}
    </div>
  );
}
