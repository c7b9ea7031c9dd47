import { allFields, type Entity } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import type { Database } from '#kit/server/db';
import { startProblem } from '#kit/server/start-problem';
import { maintainedOf } from './maintained';
import { shownBy } from './options-statement';
import { summedNames } from './shape';

/**
 * Throws if a search of one of these entities looks in a field of its own, or of what it refers to, that no index supports, so that every
 * search would read the whole table; and if the kept totals of a list lack an amount of its records.
 */
export function refuseUnkept(database: Database, brands: readonly string[], entities: readonly Entity[]): void {
  for (const brand of brands) {
    const keptBy = (table: string) => maintainedOf(database, brand, table);
    const missing = [
      ...unsupportedSearch(entities, (table) => keptBy(table).searched),
      ...unkeptSums(entities, (table) => keptBy(table).sums),
    ];
    if (missing.length > 0) throw startProblem(missing.join('\n'));
  }
}

/** A sentence for each entity of which the kept totals lack an amount, given what its table keeps; undefined for no totals. */
export function unkeptSums(
  entities: readonly Entity[],
  keptBy: (table: string) => readonly string[] | undefined,
): string[] {
  return entities.flatMap((of) => {
    const [kept, all] = [keptBy(of.table), summedNames(of)];
    const names = kept === undefined ? [] : all.filter((name) => !kept.includes(name));
    if (names.length === 0) return [];
    const live = of.erase === 'void' ? `, '"voidedAt" is null'` : '';
    return (
      `The totals of the table ${of.table} lack ${names.join(', ')}. ` +
      `Add a migration with: call keep_list_total('${of.table}', '{${all.join(',')}}'${live});`
    );
  });
}

/** A sentence for each table of which these entities search fields that it does not keep for searches, given those that it keeps. */
export function unsupportedSearch(entities: readonly Entity[], keptBy: (table: string) => readonly string[]): string[] {
  const sought = new Map<string, Set<string>>();
  for (const of of entities) {
    for (const [table, name] of placesOf(of, [...of.search, ...shownBy(of.options?.label ?? '')])) {
      if (!keptBy(table).includes(name)) sought.set(table, (sought.get(table) ?? new Set()).add(name));
    }
  }
  return [...sought].map(([table, names]) => {
    const all = [...keptBy(table), ...names].join(',');
    return (
      `Searches look in ${[...names].join(', ')} of the table ${table}, which keeps no index for it. ` +
      `Add a migration with: call keep_searched('${table}', '{${all}}');`
    );
  });
}

/** The columns in which these paths of an entity are looked for, except those that are meant to have no index. */
function placesOf(of: Entity, paths: readonly string[]): [table: string, name: string][] {
  return paths.flatMap((path) => {
    if (path.includes('.')) return placesWithin(allFields(of), path);
    return of.unindexed?.includes(path) ? [] : [[of.table, path]];
  });
}

/** The columns in which a path is looked for that leads through a reference, or through rows to a reference of theirs. */
function placesWithin(fields: Fields, path: string): [table: string, name: string][] {
  const [name = '', ...rest] = path.split('.');
  const { to, items } = fields[name] ?? {};
  const inner = rest.join('.');
  const record = to?.();
  if (record) return placesOf(record, [inner]);
  return items ? placesWithin(items, inner) : [];
}
