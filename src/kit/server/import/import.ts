import { sql } from 'kysely';
import type { Entity } from '../../contract/entity';
import { counted, t } from '../../contract/language';
import type { Errors } from '../../contract/parse';
import { isObject } from '../../contract/parse';
import { writeEvents } from '../activity-log';
import { type Batch, type Call, refuseCancelled, type Route } from '../call';
import { writeNumbers } from '../counter';
import { workIsDone } from '../finished-work';
import { describeImport } from '../describe';
import { isSentFile, type SentFile } from '../http/body';
import { refuseUnknownQuery } from '../read/filter';
import { refuse } from '../refusal';
import { columnsOf } from './columns';
import { type FileRow, fileRows, mostFileBytes, rowsIn } from './file-rows';
import { type ReadRow, rowReader } from './read-row';
import { type CreateRow, saveRows } from './save-rows';

/** A line of the file as it is answered. */
interface Line {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Errors;
}

interface Outcome {
  saved: number;
  failed: number;
  /** The first lines, whatever they are. */
  readonly first: Line[];
  /** The lines that are not right, as many as are answered. */
  readonly wrong: Line[];
}

const mostRows = 100_000;
const mostShown = 200;
const mostWrong = 1000;
/** Rows read ahead at a time: references are looked up for all of them at once. */
const readAhead = 2000;
/** Rows saved under one savepoint, as long as none is refused. */
const together = 50;

/** The call that fills an entity from a CSV or XLSX file, each row by the rules of the entity's POST (B12). */
export function importRoute(of: Entity, create: CreateRow): Route {
  return {
    method: 'POST',
    path: `${of.path}/import`,
    title: of.many,
    accepts: ['multipart'],
    bodyLimit: mostFileBytes + 65_536,
    schema: { ...describeImport(), query: ['preview'] },
    handle: async (call, body) => {
      refuseUnknownQuery(call.query, ['preview']);
      const { preview } = call.query;
      if (preview !== undefined && preview !== '1')
        refuse(400, t('preview is 1 or left out'), { preview: t('preview is 1 or left out') });
      return preview === '1' ? previewed(call, of, fileOf(body), create) : imported(call, of, fileOf(body), create);
    },
  };
}

function fileOf(body: unknown): SentFile {
  const files = isObject(body) ? Object.values(body) : [];
  const [file] = files;
  if (files.length === 1 && isSentFile(file)) return file;
  return refuse(400, t('Send one CSV or XLSX file'), { file: t('Send one CSV or XLSX file') });
}

/** Does all that the import does and takes it back. */
async function previewed(call: Call, of: Entity, file: SentFile, create: CreateRow): Promise<object> {
  await sql`savepoint preview`.execute(call.db);
  // What would follow a commit does not follow a preview.
  const { saved, failed, first, wrong } = await run({ ...call, afterCommit: () => undefined }, of, file, create);
  await sql`rollback to savepoint preview`.execute(call.db);
  const shown = new Set(first);
  const rows = [...first, ...wrong.filter((line) => !shown.has(line))];
  const message = counted(saved, '{count} line is ready.', '{count} lines are ready.');
  return { status: true, message, rows, valid: saved, invalid: failed };
}

async function imported(call: Call, of: Entity, file: SentFile, create: CreateRow): Promise<object> {
  const { saved, failed, wrong } = await run(call, of, file, create);
  const message = counted(saved, '{count} line saved', '{count} lines saved');
  await workIsDone(call, {
    kind: 'import',
    right: `POST ${of.path}/import`,
    title: of.many,
    screen: of.screen?.path,
    rows: saved,
    leftOut: failed,
  });
  return { status: true, message, saved, notSaved: failed, failed: wrong };
}

async function run(call: Call, of: Entity, file: SentFile, create: CreateRow): Promise<Outcome> {
  const outcome: Outcome = { saved: 0, failed: 0, first: [], wrong: [] };
  let read: ((rows: readonly FileRow[]) => Promise<ReadRow[]>) | undefined;
  let waiting: FileRow[] = [];
  let lines = 0;
  const known = rowsIn(file);
  for await (const row of fileRows(file)) {
    if (!read) {
      read = rowReader(call, of, columnsOf(of, row.cells));
      continue;
    }
    if (++lines > mostRows) refuse(400, t('A file may have at most {count} lines. Split it.', { count: mostRows }));
    waiting.push(row);
    if (waiting.length < readAhead) continue;
    await saveBatch(call, await read(waiting), create, outcome, known);
    waiting = [];
  }
  if (!read || lines === 0) return refuse(400, t('The file has no lines below its headings'));
  await saveBatch(call, await read(waiting), create, outcome, lines);
  return outcome;
}

/** Saves a batch of rows and tells how each fared, and how many of the known lines are done. */
async function saveBatch(
  call: Call,
  rows: readonly ReadRow[],
  create: CreateRow,
  outcome: Outcome,
  known: number,
): Promise<void> {
  const before = outcome.saved + outcome.failed;
  const batch: Batch = { events: [], numbers: new Map() };
  const readable = rows.filter((row) => Object.keys(row.errors).length === 0);
  const refusals = new Map<ReadRow, Errors>();
  for (let start = 0; start < readable.length; start += together) {
    refuseCancelled(call);
    const part = readable.slice(start, start + together);
    const errors = await saveRows(
      call,
      batch,
      part.map((row) => row.body),
      create,
    );
    part.forEach((row, index) => refusals.set(row, errors[index] ?? {}));
    const done = before + start + part.length;
    call.work?.tell(known === 0 ? done : Math.min(done, known), known);
  }
  await writeNumbers(call, batch.numbers);
  await writeEvents(call, batch.events);
  refuseCancelled(call);
  for (const row of rows)
    count(outcome, { line: row.line, values: row.values, errors: refusals.get(row) ?? row.errors });
}

function count(outcome: Outcome, line: Line): void {
  const isRight = Object.keys(line.errors).length === 0;
  if (isRight) outcome.saved++;
  else outcome.failed++;
  if (!isRight && outcome.wrong.length < mostWrong) outcome.wrong.push(line);
  if (outcome.first.length < mostShown) outcome.first.push(line);
}
