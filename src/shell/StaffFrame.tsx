import type { ReactNode } from 'react';
import type { StaffClaims } from '../features/access/login/login.contract';
import type { Passage } from './guard.rules';
import { NoScreen } from './NoScreen';
import { Shell } from './Shell';
import { Signed } from './Signed';

interface Props {
  readonly claims: StaffClaims;
  readonly way: Passage;
  readonly children: ReactNode;
}

/** A staff screen in its shell, or the shell with the reason why the screen does not open. */
export default function StaffFrame({ claims, way, children }: Props) {
  return (
    <Signed key={claims._id}>
      <Shell claims={claims}>{way.leads === 'in' ? children : <NoScreen way={way} claims={claims} />}</Shell>
    </Signed>
  );
}
