import { type ReactNode, Suspense, useCallback } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import type { Entity } from '#kit/contract/entity';
import { MayChoose } from '#kit/web/may-choose';
import { MayOpen } from '#kit/web/may-open';
import { usePathname } from '#kit/web/use-pathname';
import { Shell } from './Shell';
import { Signed } from './Signed';
import { useSession } from '#house/session/session';
import { opens } from './staff-guard.rules';

interface Props {
  readonly claims: StaffClaims;
  /** Shows why the screen does not open. */
  readonly closed: ReactNode;
  readonly children: ReactNode;
}

/** A staff screen in its shell, or the shell with the reason why the screen does not open. */
export default function StaffFrame({ claims, closed, children }: Props) {
  const { offline } = useSession();
  const pathname = usePathname();
  const mayOpen = useCallback((path: string) => opens(path, { ...claims, offline }), [claims, offline]);
  const mayChoose = useCallback(({ path }: Entity) => claims.withheld?.includes(path) !== true, [claims]);
  return (
    <Signed key={claims._id}>
      <Shell claims={claims}>
        <MayOpen value={mayOpen}>
          <MayChoose value={mayChoose}>{mayOpen(pathname) ? children : <Suspense>{closed}</Suspense>}</MayChoose>
        </MayOpen>
      </Shell>
    </Signed>
  );
}
