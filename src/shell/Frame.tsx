import './brand.css';
import { Navigate, rootRouteId, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { type Area, areaOf, screenOf } from '#house/session/areas';
import { choice, passage } from '#house/session/guard.rules';
import { type Session, standAt, useSession } from '#house/session/session';
import { usePathname } from '#kit/web/use-pathname';
import { Nowhere } from './Nowhere';

// The login must stay small: each frame is loaded with its first page.
const StaffFrame = lazy(() => import('./StaffFrame'));
const PortalFrame = lazy(() => import('./PortalFrame'));

interface Props {
  /** Shows why a staff screen does not open. */
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

/** The frame is not rendered again if only the search parameters change. */
function Guarded({ closed, children }: Props) {
  const pathname = usePathname();
  const session = useSession();
  // An address that begins like no page matches only the root; one that continues after a page's is recognised by the router.
  const hasPage = useMatches({ select: (matches) => matches.at(-1)?.routeId !== rootRouteId });
  // The previous page stays until the next is loaded, but it is not drawn outside its own frame.
  const isArriving = useMatches({
    select: (matches) => areaOf(matches.at(-1)?.pathname ?? '/') !== areaOf(pathname),
  });
  const choosesPassword = session.student?.choosesPassword === true;
  // Nor is a page of the portal drawn outside its frame, or the choice of a password within it.
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
  // Until a password is chosen the portal shows nothing, not even its frame.
  if (area === 'portal' && student?.choosesPassword) return page;
  if (area === 'portal' && (student ?? guardian)) return <PortalFrame>{page}</PortalFrame>;
  return page;
}
