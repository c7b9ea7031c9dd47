import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readSheet } from '#kit/server/import/reading/sheet.mjs';
import { routes } from '#app/product';
import { neededQuery } from '#testing/needed-query';
import { recordOf } from '#testing/permissions/attempt';
import { routesStrangeTo } from '#testing/strange-to';
import type { Calls } from '../academy';
import { asked } from '../screens';
import type { Seeded } from './seeded';

/** What was found wrong, and the payloads that were seen on the way. */
export interface Findings {
  readonly problems: readonly string[];
  readonly seen: ReadonlySet<string>;
}

/** Every call that answers a file of rows, as CSV and as XLSX: no cell is a formula, and what was typed is there. */
export async function tables(
  calls: Calls,
  { brand, owner, rounds }: Seeded,
  texts: readonly string[],
): Promise<Findings> {
  const problems: string[] = [];
  const seen = new Set<string>();
  const examples = rounds[0];
  const strange = routesStrangeTo(brand);
  for (const route of routes.filter((one) => one.schema.query?.includes('format') && !strange.has(one))) {
    const { method, schema } = route;
    const path = route.path.replace(/\{\w+\}/, (examples && recordOf(route, '', examples)) ?? '');
    const needed = method === 'GET' && examples ? neededQuery(route, examples) : '';
    // A report takes some of the words, and refuses the others.
    const taken = Object.keys(Reflect.get(schema.body?.() ?? {}, 'properties') ?? {});
    const body = Object.fromEntries(
      [...asked(path, examples?.ids ?? new Map())].filter(([name]) => taken.includes(name)),
    );
    for (const [format, cellsOf] of Object.entries(readers)) {
      const sent = method === 'GET' ? {} : { body };
      const answer = await calls.call(method, `${path}?format=${format}&${needed}`, { brand, token: owner, ...sent });
      const where = `${brand} ${method} ${path} as ${format}`;
      if (answer.status !== 200) problems.push(`${where} answered ${answer.status} ${answer.text.slice(0, 100)}`);
      else {
        const { cells, formulas } = await cellsOf(answer.bytes);
        for (const cell of formulas) problems.push(`${where} has the formula ${JSON.stringify(cell)}`);
        const all = cells.join('\n');
        for (const text of texts.filter((one) => all.includes(one))) seen.add(text);
      }
    }
  }
  return { problems, seen };
}

interface Cells {
  readonly cells: readonly string[];
  readonly formulas: readonly string[];
}

const readers: Readonly<Record<string, (file: Buffer) => Cells | Promise<Cells>>> = {
  csv: (file) => {
    const rows: string[][] = parse(file, { bom: true });
    const cells = rows.flat();
    // A number below zero is one.
    return { cells, formulas: cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell))) };
  },
  xlsx: async (file) => {
    const rows: unknown[][] = [];
    await readSheet(
      file,
      (_line, cells) => rows.push(cells),
      async () => undefined,
    );
    const markup = partsOf(file).join('');
    return { cells: rows.flat().map(String), formulas: markup.match(/<f[ >][^<]*|<hyperlink[^>]*/g) ?? [] };
  },
};

/** The texts of the files in a ZIP file, by its own list of them. */
function partsOf(zip: Buffer): string[] {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const parts: string[] = [];
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === 0x02014b50; ) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 20),
      ...[28, 30, 32].map((place) => zip.readUInt16LE(at + place)),
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + (size ?? 0));
    parts.push((zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString());
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}
