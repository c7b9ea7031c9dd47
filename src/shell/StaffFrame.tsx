import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { StaffClaims } from '../features/access/login/login.contract';
import { Shell } from './Shell';
import { Signed } from './Signed';
import { useSession } from './session';
import { opening } from './staff-guard.rules';

const NoScreen = lazy(() => import('./NoScreen'));

/** A staff screen in its shell, or the shell with the reason why the screen does not open. */
export default function StaffFrame({ claims, children }: { claims: StaffClaims; children: ReactNode }) {
  const { brand, offline } = useSession();
  const { pathname } = useLocation();
  const built = new Set(Object.keys(useRouter().routesByPath));
  const found = opening(pathname, { brand, userType: claims.userType, menus: claims.menus, offline }, built);
  return (
    <Signed key={claims._id}>
      <Shell claims={claims}>
        {found.shows === 'screen' ? (
          children
        ) : (
          <Suspense>
            <NoScreen found={found} claims={claims} />
          </Suspense>
        )}
      </Shell>
    </Signed>
  );
}
