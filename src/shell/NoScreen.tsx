import { Button } from '@mantine/core';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { IconArrowsExchange, IconLock, IconToggleLeft, IconWifiOff } from '@tabler/icons-react';
import type { StaffClaims } from '#house/session/login.contract';
import { type Brand, brandNames } from '#house/brand/brand.contract';
import { landing, pathsOf } from '#house/menu/landing.rules';
import { isAdministrator } from '#house/role/escalation.rules';
import { t } from '#kit/contract/language';
import { worksOffline } from '#house/session/areas';
import { Notice } from './Notice';
import { Nowhere } from './Nowhere';
import type { Screen } from '#house/menu/menu.contract';
import { setBrand, useSession } from '#house/session/session';
import { usePathname } from '#kit/web/use-pathname';
import { whyClosed } from './closed-screen.rules';

/** Why a screen does not open, and where to go instead; `screens` are those of every brand. */
export function NoScreen({ screens }: { screens: readonly Screen[] }) {
  const { brand, offline, claims } = useSession();
  const pathname = usePathname();
  const addresses = new Set(Object.keys(useRouter().routesByPath));
  if (!claims) return null;
  const { userType, features } = claims;
  const closed = whyClosed(pathname, { brand, offline, userType, features }, { screens, addresses });
  if (closed.because === 'other-brand') return <OtherBrand brand={closed.brand} />;
  if (closed.because === 'switched-off') return <SwitchedOff claims={claims} />;
  if (closed.because === 'needs-network') return <NeedsNetwork claims={claims} />;
  return closed.because === 'not-permitted' ? <NotPermitted claims={claims} /> : <Nowhere />;
}

function NotPermitted({ claims }: { claims: StaffClaims }) {
  const navigate = useNavigate();
  return (
    <Notice
      icon={IconLock}
      title={t('No permission to access')}
      text={t('Your role does not include this screen. Ask an administrator if you need it.')}
    >
      <Button onClick={() => void navigate({ to: landing(claims.menus, claims.userType) })}>
        {t('Go to the first screen')}
      </Button>
    </Notice>
  );
}

/** A screen whose feature is off (AL15), with a link to the switch for users who may switch it on. */
function SwitchedOff({ claims: { menus, userType } }: { claims: StaffClaims }) {
  const navigate = useNavigate();
  const mayTurn = isAdministrator(userType);
  return (
    <Notice
      icon={IconToggleLeft}
      title={t('This feature is switched off')}
      text={t('An administrator can switch it on in the settings. What was entered with it is still there.')}
    >
      <Button onClick={() => void navigate({ to: mayTurn ? '/settings' : landing(menus, userType) })}>
        {mayTurn ? t('Settings') : t('Go to the first screen')}
      </Button>
    </Notice>
  );
}

function NeedsNetwork({ claims }: { claims: StaffClaims }) {
  const navigate = useNavigate();
  const { href } = useLocation();
  const open = [...pathsOf(claims.menus)].find(worksOffline);
  return (
    <Notice
      icon={IconWifiOff}
      title={t('This screen needs a network')}
      text={t('Without one, registers and marks can be entered. They are sent when you log in.')}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
        {open !== undefined && (
          <Button onClick={() => void navigate({ to: open })}>{t('Continue without a network')}</Button>
        )}
        <Button variant="default" onClick={() => void navigate({ to: '/login', search: { from: href } })}>
          {t('Log in')}
        </Button>
      </div>
    </Notice>
  );
}

/** A screen of the other brand offers the switch (A12). */
function OtherBrand({ brand }: { brand: Brand }) {
  const name = t(brandNames[brand]);
  return (
    <Notice
      icon={IconArrowsExchange}
      title={t('This screen belongs to {brand}', { brand: name })}
      text={t('Each brand has its own data and its own logins. Switching signs you out of this one.')}
    >
      <Button onClick={() => setBrand(brand)}>{t('Switch to {brand}', { brand: name })}</Button>
    </Notice>
  );
}
