import { ofDatabase } from '#kit/server/of-database';
import type { Entity } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { fileSizeProblem, mostFileBytes } from '#kit/rules/import-file';
import { openQueue } from '#kit/server/bounded/queue';
import { accountOf, type Call, refuseCancelled, type Route, type Work } from '#kit/server/call';
import { describeImport } from '#kit/server/schema/describe';
import { isSentFile, type SentFile } from '#kit/server/http/body';
import { silentWork } from '#kit/server/http/progress';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuse, refuseField } from '#kit/server/refusal';
import { openNumberStock, waitShortly } from '#kit/server/reserved-numbers';
import { type Line, readLines, rightOf, type SentRow } from './lines';
import { type KeepRows, saveLines } from './save-rows';
import type { ImportParts } from './many-parts';
import { judgeTaken } from './judge-taken';
import { hashPasswordsOf } from './passwords';
import { tryContenders, tryLines } from './try-lines';

type Working = Call & { readonly work: Work };

const mostShown = 200;
const mostWrong = 1000;
/** The rows of a batch, in one statement and one by one. */
const [ofMany, ofFew] = [100, 50];

// Few in all, so that the second connection that an import may need is always free.
const turnsOf = ofDatabase(() => openQueue({ atOnce: 2, waiting: 6, retryAfter: 30 }));

/**
 * The call that imports records of an entity from a CSV or XLSX file, each row by the rules of the entity's POST (B12).
 */
export function importRoute<E extends Entity>(of: E, parts: ImportParts<E>): Route {
  return {
    method: 'POST',
    path: `${of.path}/import`,
    title: of.many,
    accepts: ['multipart'],
    bodyLimit: mostFileBytes + 65_536,
    transactions: 'own',
    schema: { ...describeImport(), query: ['preview'] },
    handle: async (call, body) => {
      refuseUnknownQuery(call.query, ['preview']);
      const { preview } = call.query;
      if (preview !== undefined && preview !== '1') refuseField(400, 'preview', t('preview is 1 or left out'));
      const file = fileOf(body);
      const working = { ...call, work: call.work ?? silentWork(call.reply) };
      const leave = call.bounded.imports.take(accountOf(call));
      const task = () => (preview === '1' ? previewed(working, of, file, parts) : imported(working, of, file, parts));
      return turnsOf(call.database).run(task, working.work.signal).catch(endOf(working)).finally(leave);
    },
  };
}

/** A client that left while waiting or reading gets the same refusal as later on. */
function endOf(call: Call): (error: unknown) => never {
  return (error) => {
    refuseCancelled(call);
    throw error;
  };
}

function fileOf(body: unknown): SentFile {
  const files = isObject(body) ? Object.values(body) : [];
  const [file] = files;
  if (files.length !== 1 || !isSentFile(file)) return refuseField(400, 'file', t('Send one CSV or XLSX file'));
  const problem = fileSizeProblem(file.bytes.length);
  if (problem !== undefined) refuse(413, problem);
  return file;
}

/** Checks every line as the import would, and writes nothing: it takes no number and no lock. */
async function previewed<E extends Entity>(
  call: Working,
  of: E,
  file: SentFile,
  parts: ImportParts<E>,
): Promise<object> {
  const lines = await readLines(call, of, file, checking(call, parts), (done, known) => call.work.tell(done, known));
  const taken = await judgeTaken(call, of, lines, parts);
  if (!parts.many.create) {
    await hashPasswordsOf(call, of, rightOf(lines));
    await tryLines(call, lines, keeping(parts), taken);
  }
  const { contendedFor } = parts.many;
  if (contendedFor) await tryContenders(call, lines, keeping(parts), contendedFor);
  const { right, wrong } = countOf(lines);
  const first = lines.slice(0, mostShown);
  const shown = new Set(first);
  const rows = [...first, ...wrong.slice(0, mostWrong).filter((line) => !shown.has(line))].map(answerOf);
  const ready = counted(right, '{count} line is ready.', '{count} lines are ready.');
  const notice = await noticeOf(call, parts, right);
  const message = notice === null ? ready : `${ready} ${notice}`;
  return { status: true, message, rows, valid: right, invalid: wrong.length, notice };
}

async function imported<E extends Entity>(
  call: Working,
  of: E,
  file: SentFile,
  parts: ImportParts<E>,
): Promise<object> {
  const lines = await readLines(call, of, file, checking(call, parts), () => undefined);
  if (parts.many.create || parts.many.taken) await judgeTaken(call, of, lines, parts);
  const right = rightOf(lines);
  await hashPasswordsOf(call, of, right);
  const numbers = openNumberStock(call);
  let used: 'used' | 'unused' = 'unused';
  try {
    if (parts.many.create) await numbers.reserveFor(of, right.length);
    const answer = await call.conclude(async (within) => {
      const working = { ...within, work: call.work };
      numbers.restart();
      await waitShortly(working);
      const tell = (done: number) => call.work.tell(lines.length - right.length + done, lines.length);
      await saveLines(working, right, { keep: keeping(parts), set: parts.many.create ? ofMany : ofFew, numbers, tell });
      await numbers.settle(working);
      return told(working, of, lines, parts);
    });
    used = 'used';
    return answer;
  } finally {
    await numbers.giveBack(used);
  }
}

async function told<E extends Entity>(
  call: Call,
  of: E,
  lines: readonly Line<E>[],
  parts: ImportParts<E>,
): Promise<object> {
  const { right, wrong } = countOf(lines);
  await call.product.workIsDone(call, {
    kind: 'import',
    right: `POST ${of.path}/import`,
    title: of.many,
    screen: of.screen?.path,
    rows: right,
    leftOut: wrong.length,
  });
  const done = counted(right, '{count} line saved', '{count} lines saved');
  const notice = await noticeOf(call, parts, right);
  const message = notice === null ? done : `${done}. ${notice}`;
  const failed = wrong.slice(0, mostWrong).map(answerOf);
  return { status: true, message, saved: right, notSaved: wrong.length, failed, notice };
}

async function noticeOf<E extends Entity>(call: Call, { said }: ImportParts<E>, right: number): Promise<string | null> {
  return right === 0 ? null : ((await said(call, right)) ?? null);
}

function checking<E extends Entity>(call: Call, { read, many }: ImportParts<E>): (body: unknown) => SentRow<E> {
  return (body) => {
    const row = read(call, body);
    many.check?.(call, row);
    return row;
  };
}

function keeping<E extends Entity>({ many, keepOne }: ImportParts<E>): KeepRows<E> {
  if (many.create) return many.create;
  return async (call, rows) => {
    for (const row of rows) await keepOne(call, row);
  };
}

function countOf<L extends Line<Entity>>(lines: readonly L[]): { right: number; wrong: L[] } {
  const wrong = lines.filter(({ errors }) => Object.keys(errors).length > 0);
  return { right: lines.length - wrong.length, wrong };
}

function answerOf({ line, values, errors }: Line<Entity>): object {
  return { line, values, errors };
}
