import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { errorCode, startProblem } from '#kit/server/start-problem';

/** The head of a backup: what made it, and which migrations its tables went through. */
export interface Head {
  readonly format: number;
  readonly product: string;
  readonly version: string;
  readonly postgres: string;
  readonly createdAt: string;
  readonly reason: string;
  readonly schemas: Readonly<Record<string, readonly Ran[]>>;
}

/** A migration that ran in a schema. */
export interface Ran {
  readonly name: string;
  readonly digest: string;
}

/** A table with the columns that a backup contains, without those that PostgreSQL computes. */
export interface SavedTable {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

export interface Count {
  readonly rows: number;
  readonly sha256: string;
}

export interface Foot extends Count {
  readonly tables: number;
}

export const FORMAT = 1;
const MARK = { head: '-- Daftar backup ', table: '-- table ', rows: '-- rows ', end: '-- end ' } as const;
const END_OF_ROWS = Buffer.from('\\.\n');
// The limit of a line of facts, not of a row: a file with a longer one is not a backup of ours.
const LONGEST_LINE = 4 * 1024 * 1024;

/**
 * The text of a backup, still to be compressed: lines of facts as SQL comments, and rows as PostgreSQL's own COPY text,
 * so that in an emergency `psql` can load the output of `gunzip`. Each table, and the whole, ends with its count and
 * checksum.
 */
export async function* textOf(
  head: Head,
  tables: readonly SavedTable[],
  rowsOf: (table: SavedTable) => AsyncIterable<Buffer>,
  done: (foot: Foot) => void,
): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  const say = (text: string) => {
    const line = Buffer.from(`${text}\n`);
    whole.update(line);
    return line;
  };
  yield say(MARK.head + JSON.stringify(head));
  let total = 0;
  for (const table of tables) {
    yield say(MARK.table + JSON.stringify(table));
    yield say(`${copyOf(table)} from stdin;`);
    const count = counting();
    for await (const piece of rowsOf(table)) {
      count.add(piece);
      whole.update(piece);
      yield piece;
    }
    const { rows, sha256 } = count.result();
    total += rows;
    yield say('\\.');
    yield say(MARK.rows + JSON.stringify({ rows, sha256 }));
  }
  const foot = { tables: tables.length, rows: total, sha256: whole.digest('hex') };
  yield Buffer.from(`${MARK.end}${JSON.stringify(foot)}\n`);
  done(foot);
}

/** The beginning of a COPY statement for a table. */
export function copyOf({ schema, table, columns }: SavedTable): string {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)} (${names})`;
}

/** A counter and checksum of rows as they pass. A row is a line, because line breaks inside it are written `\n`. */
export function counting(): { add: (piece: Buffer) => void; result: () => Count } {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  return {
    add: (piece) => {
      hash.update(piece);
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) rows++;
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Receives the parts of a backup: its head, then each table, whose rows it consumes before the next. */
export interface Reader {
  head(head: Head): Promise<void>;
  table(table: SavedTable, rows: AsyncIterable<Buffer>): Promise<Count | void>;
}

/**
 * Reads a backup from beginning to end in limited memory and compares it with its own counts and checksums; returns its
 * head and foot. The reader may return its own count of a table, which must agree too. Refuses a damaged file and one
 * that is not a backup of ours.
 */
export async function readBackup(path: string, reader: Reader): Promise<{ head: Head; foot: Foot }> {
  const file = opened(path);
  const first = await file.line();
  if (!first?.startsWith(MARK.head)) throw foreign(path);
  const head = parsed<Head>(path, first, MARK.head);
  if (head.format !== FORMAT)
    throw startProblem(
      `${path} was made by Daftar ${head.version}, which is newer than this one. Nothing was changed.`,
    );
  await reader.head(head);
  let tables = 0;
  let total = 0;
  for (;;) {
    const sha256 = file.digest();
    const line = await file.line();
    if (line?.startsWith(MARK.end)) {
      const foot = parsed<Foot>(path, line, MARK.end);
      const more = await file.line();
      if (more !== undefined || foot.sha256 !== sha256 || foot.tables !== tables || foot.rows !== total)
        throw damaged(path, 'its checksum is wrong');
      return { head, foot };
    }
    const saved = parsed<SavedTable>(path, line, MARK.table);
    await file.line();
    const count = counting();
    const found = await reader.table(saved, passing(file.rows(), count.add));
    const said = parsed<Count>(path, await file.line(), MARK.rows);
    const read = count.result();
    if (said.rows !== read.rows || said.sha256 !== read.sha256)
      throw damaged(path, `the rows of ${saved.schema}.${saved.table} are not those that were written`);
    if (found && (found.rows !== read.rows || found.sha256 !== read.sha256))
      throw new Error(`${saved.schema}.${saved.table} does not hold what the backup has`);
    tables += 1;
    total += read.rows;
  }
}

async function* passing(rows: AsyncIterable<Buffer>, look: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of rows) {
    look(piece);
    yield piece;
  }
}

function opened(path: string) {
  const source = createReadStream(path);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  const pieces = source.pipe(text)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const whole = createHash('sha256');
  let left: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { value, done } = await pieces.next().catch((error: unknown) => {
      throw unreadable(path, error);
    });
    if (!done) left = left.length > 0 ? Buffer.concat([left, value]) : value;
    return !done;
  };
  const take = (length: number): Buffer => {
    const taken = left.subarray(0, length);
    left = left.subarray(length);
    whole.update(taken);
    return taken;
  };
  return {
    /** The checksum of everything read so far. */
    digest: () => whole.copy().digest('hex'),
    line: async (): Promise<string | undefined> => {
      for (;;) {
        const end = left.indexOf(10);
        if (end >= 0) return take(end + 1).toString('utf8', 0, end);
        if (left.length > LONGEST_LINE) throw foreign(path);
        if (!(await more())) {
          if (left.length > 0) throw damaged(path, 'it ends too early');
          return undefined;
        }
      }
    },
    rows: async function* (): AsyncGenerator<Buffer> {
      for (;;) {
        if (left.subarray(0, 3).equals(END_OF_ROWS)) return void take(3);
        const end = left.indexOf('\n\\.\n');
        if (end >= 0) yield take(end + 1);
        else {
          const lines = left.lastIndexOf(10) + 1;
          if (lines > 0) yield take(lines);
          if (!(await more())) throw damaged(path, 'it ends too early');
        }
      }
    },
  };
}

function parsed<T>(path: string, line: string | undefined, mark: string): T {
  if (line === undefined) throw damaged(path, 'it ends too early');
  if (!line.startsWith(mark)) throw damaged(path, 'it is not in order');
  try {
    return JSON.parse(line.slice(mark.length)) as T;
  } catch {
    throw damaged(path, 'it is not in order');
  }
}

function unreadable(path: string, error: unknown): Error {
  const code = errorCode(error);
  if (code === 'ENOENT') return startProblem(`There is no file ${path}.`);
  if (code === 'EACCES' || code === 'EPERM') return startProblem(`${path} may not be read by this user.`);
  if (code === 'EISDIR') return startProblem(`${path} is a folder. Say which file in it.`);
  const message = error instanceof Error ? error.message : String(error);
  if (/incorrect header check/.test(message)) return foreign(path);
  return damaged(path, message);
}

function foreign(path: string): Error {
  return startProblem(`${path} is not a backup of Daftar. Nothing was changed.`);
}

function damaged(path: string, why: string): Error {
  return startProblem(`The backup ${path} is damaged (${why}). Nothing was changed.`);
}
