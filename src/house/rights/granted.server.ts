import type { Entity } from '#kit/contract/entity';
import { callsOf, importOf, optionsOf } from './calls.rules';
import type { Seen } from '#house/family/seen.contract';
import type { Slice } from '#house/slice/slice.server';

/** The combined declarations of all slices about who may make which call. */
export interface Granted {
  readonly open: ReadonlySet<string>;
  readonly everyStaff: ReadonlySet<string>;
  readonly students: ReadonlySet<string>;
  /** The calls that a guardian's token may make, by the access to a child that they need; '' for none. */
  readonly guardians: Readonly<Record<Seen | '', ReadonlySet<string>>>;
  readonly firstSteps: ReadonlySet<string>;
  /** The screens that grant a call in every brand that has them. */
  readonly screensOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The calls that screens grant in one brand only, by keys such as `academy /users`. */
  readonly inOneBrand: ReadonlyMap<string, ReadonlySet<string>>;
  /** The calls denied to a role. */
  readonly refused: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every call that anybody may make. */
  readonly named: ReadonlySet<string>;
}

/**
 * The combined grants of the slices, and those of the screens of entities, unless a slice says what such a screen grants instead
 * (`only`).
 */
export function grantedBy(slices: readonly Slice[], entities: readonly Entity[]): Granted {
  const all = (of: (slice: Slice) => readonly string[] | undefined) => slices.flatMap((slice) => of(slice) ?? []);
  const ofGuardians = (what: Seen | '') => new Set(withChoices(all(({ guardians }) => guardians?.[what])));
  const guardians = { '': ofGuardians(''), fees: ofGuardians('fees'), all: ofGuardians('all') };
  const replacing = slices.flatMap(({ only = [] }) => only);
  const grants = [...slices.flatMap((slice) => slice.grants ?? []), ...replacing];
  const [open, everyStaff, students] = [all((of) => of.open), all((of) => of.everyStaff), all((of) => of.students)];
  // Several slices may declare grants of one screen, which then grants the calls of all of them.
  const told = grants.filter(({ brand }) => !brand).map(({ screen: { path }, calls }) => ({ path, calls }));
  const replaced = new Set(replacing.map(({ screen }) => screen.path));
  const own = entities.flatMap((of) =>
    of.screen && !replaced.has(of.screen.path) ? [{ path: of.screen.path, calls: ownCalls(of) }] : [],
  );
  const screensOf = gathered(
    [...own, ...told].flatMap(({ path, calls }) => withChoices(calls).map((call): [string, string] => [call, path])),
  );
  return {
    open: new Set(open),
    everyStaff: new Set(everyStaff),
    students: new Set(students),
    guardians,
    firstSteps: new Set(all((of) => of.firstSteps)),
    screensOf,
    inOneBrand: gathered(
      grants.flatMap(({ screen, calls, brand }) =>
        brand ? calls.map((call): [string, string] => [`${brand} ${screen.path}`, call]) : [],
      ),
    ),
    refused: gathered(
      slices.flatMap(({ refused = {} }) =>
        Object.entries(refused).flatMap(([role, calls]) => calls.map((call): [string, string] => [role, call])),
      ),
    ),
    named: new Set([
      ...open,
      ...everyStaff,
      ...all((of) => of.administrators),
      ...students,
      ...Object.values(guardians).flatMap((calls) => [...calls]),
      ...screensOf.keys(),
    ]),
  };
}

/** The calls that the screen of an entity grants by itself: its own, its import, and the choice lists of its references. */
function ownCalls(of: Entity): string[] {
  const lists = Object.values(of.fields).flatMap((field) => field.to?.() ?? []);
  return [...callsOf(of), ...(of.importable ? [importOf(of)] : []), ...lists.filter((to) => to.options).map(optionsOf)];
}

/** These calls, and the choice list of each list among them: a caller who reads a list may read its choices too. */
export function withChoices(calls: Iterable<string>): string[] {
  return [...calls].flatMap((call) => (/^GET \w+$/.test(call) ? [call, `${call}/options`] : [call]));
}

function gathered(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = new Map<string, Set<string>>();
  for (const [key, value] of pairs) sets.set(key, (sets.get(key) ?? new Set()).add(value));
  return sets;
}
