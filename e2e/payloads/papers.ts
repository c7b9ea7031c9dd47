import type { Route } from '#kit/server/call';
import { describePdf } from '#kit/server/schema/describe';
import { routes } from '#app/product';
import { pdfText } from '#testing/pdf-text';
import type { Examples } from '#testing/example-records';
import { neededQuery } from '#testing/needed-query';
import { recordOf } from '#testing/permissions/attempt';
import { type Calls, saved } from '../academy';
import type { Seeded } from './seeded';
import type { Findings } from './tables';

/** What a PDF file does by itself or when it is pressed; none of ours does anything. */
const acts =
  /\/(JavaScript|JS|OpenAction|AA|A|URI|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|EmbeddedFiles?|AcroForm|XFA|Annots)\b/;

/** Every kind of PDF document, by turns, each time of another record and of an organisation that is called by the next payload. */
export async function papers(
  calls: Calls,
  { brand, owner: token, rounds }: Seeded,
  texts: readonly string[],
): Promise<Findings> {
  /** By its record; by a link of an invoice where a code opens it. */
  const addressOf = async (route: Route, record: Examples) => {
    const { path } = route;
    const needed = neededQuery(route, record);
    if (needed !== '') return `${path}?${needed}`;
    const link = { kind: 'invoice', recordID: record.ids.get('invoice') };
    const id = path.includes('{code}')
      ? (await saved(calls.call('POST', 'link', { token, brand, body: link }))).body.info.code
      : recordOf(route, '', record);
    return id === undefined ? undefined : path.replace(/\{\w+\}/, id);
  };
  const kinds = routes.filter(({ schema }) => schema.reply() === describePdf);
  const problems: string[] = [];
  const seen = new Set<string>();
  const made = new Set<string>();
  for (const [number, name] of texts.entries()) {
    const kind = kinds[number % kinds.length];
    const record = rounds[number % rounds.length];
    const address = kind && record && (await addressOf(kind, record));
    if (!kind || address === undefined) continue;
    await saved(
      calls.call('PUT', 'settings', { token, brand, body: { name, address: texts[(number + 1) % texts.length] } }),
    );
    const { status, text, bytes } = await calls.call('GET', address, { token, brand });
    const where = `${brand} ${kind.path} of ${JSON.stringify(name)}`;
    if (status !== 200) problems.push(`${where} answered ${status} ${text.slice(0, 100)}`);
    else {
      made.add(kind.path);
      const found = acts.exec(withoutTexts(bytes));
      if (found) problems.push(`${where} holds ${found[0]}`);
      const words = squeezed(pdfText(bytes));
      for (const one of texts) if (words.includes(squeezed(one))) seen.add(one);
    }
  }
  for (const { path } of kinds) if (!made.has(path)) problems.push(`${brand} ${path} was never made`);
  return { problems, seen };
}

/** The file without its texts and its streams: what is left is what it does. */
function withoutTexts(file: Buffer): string {
  return file
    .toString('latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\\[\s\S]/g, '')
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/\([^()]*\)/g, '');
}

/** Lines are broken where the paper ends, and what is not drawn takes no room. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '');
}
