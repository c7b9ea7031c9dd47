import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { IconArrowsExchange, IconLock, IconWifiOff } from '@tabler/icons-react';
import type { StaffClaims } from '../features/access/login/login.contract';
import { type Brand, brandNames } from '../features/access/menu/menu.contract';
import { landing, pathsOf } from '../features/access/menu/landing.rules';
import { t } from '../kit/contract/language';
import { worksOffline } from './areas';
import { Notice } from './Notice';
import { Nowhere } from './Nowhere';
import { setBrand } from './session';
import type { Opening } from './staff-guard.rules';

/** Why a screen does not open, and where to go instead. */
export default function NoScreen({ found, claims }: { found: Opening; claims: StaffClaims }) {
  if (found.shows === 'other-brand') return <OtherBrand brand={found.brand} />;
  if (found.shows === 'needs-network') return <NeedsNetwork claims={claims} />;
  return found.shows === 'not-permitted' ? <NotPermitted claims={claims} /> : <Nowhere />;
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
          <Button onClick={() => void navigate({ to: open })}>{t('Go on without a network')}</Button>
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
