import type { Call } from '#kit/server/call';
import { caller } from '#kit/server/call';
import type { FindPlace, PaperFind, PersonFind } from '#house/find/find.server';
import type { Slice } from '#house/slice/slice.server';

/** A kind of results of the search, with the screens that can show one, the best first. */
export interface Findable {
  readonly kind: string;
  readonly find: PersonFind | PaperFind;
  readonly places: readonly FindPlace[];
}

/** A kind that the caller finds, and the screen that shows it. */
export interface Shown extends Findable {
  readonly place: FindPlace;
}

/** Everything that these slices let the search find, in the order of the answer. */
export function findsOf(slices: readonly Slice[]): readonly Findable[] {
  const elsewhere = slices.flatMap(({ findsOfOthers = [] }) => findsOfOthers);
  return slices
    .flatMap(({ finds }) => (finds ? [finds] : []))
    .toSorted((one, other) => one.screen.finds.place - other.screen.finds.place)
    .map((find) => ({
      kind: find.screen.finds.kind,
      find,
      places: [find, ...elsewhere.filter(({ entity }) => entity === find.entity)],
    }));
}

/** The screen on which the caller sees a kind; undefined if the caller may not read its list, or has no screen for it. */
export function placeFor(call: Call, { find, places }: Findable): FindPlace | undefined {
  const me = caller(call);
  if (call.product.rights.problem(find.right(call), me, call.brand) !== undefined) return undefined;
  return places.find(({ screen, shownTo }) => me.screens.has(screen.path) && shownTo?.(call) !== false);
}
