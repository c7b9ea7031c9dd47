import './brand.css';
import { Navigate, rootRouteId, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { type Area, areaOf } from './areas';
import { passage } from './guard.rules';
import { Nowhere } from './Nowhere';
import { type Session, standAt, useSession } from './session';

// The login must stay small: each frame comes with the first page that stands in it.
const StaffFrame = lazy(() => import('./StaffFrame'));
const PortalFrame = lazy(() => import('./PortalFrame'));

/** What stands around every page, and whether it opens at all: the guard of every address. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname, searchStr, href } = useLocation();
  const session = useSession();
  // Before any effect of a page below makes its first call.
  useLayoutEffect(() => standAt({ pathname, search: searchStr }), [pathname, searchStr]);
  // Only the root matches an address that has no page.
  const hasPage = useMatches({ select: (matches) => matches.at(-1)?.routeId !== rootRouteId });
  // The page before stays until the next is loaded; it is not drawn outside its own frame.
  const isArriving = useMatches({
    select: (matches) => areaOf(matches.at(-1)?.pathname ?? '/') !== areaOf(pathname),
  });
  const way = passage(pathname, {
    isStaff: session.claims !== undefined,
    isStudent: session.student !== undefined,
  });
  if (way.leads === 'elsewhere') return <Navigate to={way.path} replace />;
  if (way.leads === 'to-login') return <Navigate to="/login" search={{ from: href }} replace />;
  if (way.leads === 'to-portal-login') return <Navigate to="/loginportal" replace />;
  return <Suspense>{framed(areaOf(pathname), session, hasPage ? !isArriving && children : <Nowhere />)}</Suspense>;
}

function framed(area: Area, { claims, student }: Session, page: ReactNode): ReactNode {
  if (area === 'staff' && claims) return <StaffFrame claims={claims}>{page}</StaffFrame>;
  if (area === 'portal' && student) return <PortalFrame student={student}>{page}</PortalFrame>;
  return page;
}
