import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Brand } from '#house/brand/brand.contract';
import { projectRoot } from '#kit/server/project-root';

/** A row of permissions.csv, taken apart as R-detail 0 says. */
export interface PermissionRow {
  readonly screen: string;
  readonly brands: readonly Brand[];
  readonly call: string;
  readonly access: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly condition: string;
  readonly why: string;
}

/** The lines of a sheet, by the headings of its columns. */
export function recordsIn(name: string): Record<string, string>[] {
  return parse(readFileSync(join(projectRoot, 'src/testing', name)), { columns: true, relax_quotes: true });
}

/** Lines of sheets, each taken apart. */
export function rowsOf(records: readonly Record<string, string>[]): PermissionRow[] {
  return records.map(({ screen = '', brand = '', call = '', access = '', why = '' }) => {
    const [, method = '', path = '', query = '', condition = ''] =
      /^(\S+) ([^?\s]+)(\?\S+)?(?: (\[.*\]))?$/.exec(call) ?? [];
    const brands: Brand[] =
      brand === 'both' ? ['academy', 'decoration'] : [brand === 'decoration' ? 'decoration' : 'academy'];
    return { screen, brands, call, access, method, path, query: query.slice(1), condition, why };
  });
}
