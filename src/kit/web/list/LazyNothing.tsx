import { Suspense } from 'react';
import { ifItComes } from '#kit/web/lazily';
import type { NothingProps } from './NothingMatches';

const NothingMatches = ifItComes(async () => (await import('./NothingMatches')).NothingMatches);

/** Says that nothing is left in a list; loaded once a list is empty. */
export function LazyNothing(props: NothingProps) {
  return (
    <Suspense>
      <NothingMatches {...props} />
    </Suspense>
  );
}
