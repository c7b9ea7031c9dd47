import './brand.css';
import { Navigate, rootRouteId, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { type Area, areaOf, screenOf } from '#house/session/areas';
import { choice, passage } from '#house/session/guard.rules';
import { type Session, standAt, useSession } from '#house/session/session';
import { usePathname } from '#kit/web/use-pathname';
import { Nowhere } from './Nowhere';

// The login must stay small: each frame is loaded with the first page that it holds.
const StaffFrame = lazy(() => import('./StaffFrame'));
const PortalFrame = lazy(() => import('./PortalFrame'));

interface Props {
  /** Says why a staff screen does not open, where it does not. */
  readonly closed: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page, which also decides whether it opens at all: the guard of every address. */
export function Frame({ closed, children }: Props) {
  return (
    <>
      <Standing />
      <Guarded closed={closed}>{children}</Guarded>
    </>
  );
}

/** Tells the session the address, before any effect of a page makes its first call. */
function Standing() {
  const { pathname, searchStr } = useLocation();
  useLayoutEffect(() => standAt({ pathname, search: searchStr }), [pathname, searchStr]);
  return null;
}

/** The frame is not drawn anew where only the search of the address changes. */
function Guarded({ closed, children }: Props) {
  const pathname = usePathname();
  const session = useSession();
  // Only the root matches an address that begins like no page; one that is longer than a page is told by the router.
  const hasPage = useMatches({ select: (matches) => matches.at(-1)?.routeId !== rootRouteId });
  // The page before stays until the next is loaded; it is not drawn outside its own frame.
  const isArriving = useMatches({
    select: (matches) => areaOf(matches.at(-1)?.pathname ?? '/') !== areaOf(pathname),
  });
  const choosesPassword = session.student?.choosesPassword === true;
  // Neither is the portal's page outside its frame, nor the choice of a password within.
  const isOutside = useMatches({
    select: (matches) =>
      areaOf(pathname) === 'portal' && (screenOf(matches.at(-1)?.pathname ?? '/') === choice) !== choosesPassword,
  });
  const way = passage(pathname, {
    isStaff: session.claims !== undefined,
    isInPortal: (session.student ?? session.guardian) !== undefined,
    choosesPassword,
  });
  if (way.leads === 'elsewhere') return <Navigate to={way.path} replace />;
  if (way.leads === 'to-login') return <ToLogin />;
  if (way.leads === 'to-portal-login') return <Navigate to="/loginportal" replace />;
  return (
    <Suspense>
      {framed(areaOf(pathname), session, {
        closed,
        children: hasPage ? !isArriving && !isOutside && children : <Nowhere />,
      })}
    </Suspense>
  );
}

function ToLogin() {
  const { href } = useLocation();
  return <Navigate to="/login" search={{ from: href }} replace />;
}

function framed(area: Area, { claims, student, guardian }: Session, { closed, children: page }: Props): ReactNode {
  if (area === 'staff' && claims)
    return (
      <StaffFrame claims={claims} closed={closed}>
        {page}
      </StaffFrame>
    );
  // Before the password is chosen the portal has nothing to show, not even its frame.
  if (area === 'portal' && student?.choosesPassword) return page;
  if (area === 'portal' && (student ?? guardian)) return <PortalFrame>{page}</PortalFrame>;
  return page;
}
