import { t } from '#kit/contract/language';
import { isWorkerFailure, openCrew, type WorkerFailure } from '#kit/server/bounded/crew';
import type { Call } from '#kit/server/call';
import type { SentFile } from '#kit/server/http/body';
import { refuse } from '#kit/server/refusal';

export type Cell = string | number | boolean | Date | null;

/** One line of a file and its number there, counted from 1 as a spreadsheet does. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Some lines of a file, and about how many it has: the line ends of a CSV; 0 for a spreadsheet, which does not say. */
export interface FilePart {
  readonly rows: readonly FileRow[];
  readonly known: number;
}

/** Why a file was not read to its end. */
interface Fault {
  readonly fault: 'unreadable' | 'large' | 'columns' | 'letters' | 'quotes';
  readonly line: number;
}

// A file from outside uses the time and memory of a thread, never the server's.
const readers = openCrew({
  file: 'kit/server/import/reading/worker.mjs',
  atOnce: 2,
  waiting: 8,
  memory: 384,
  deadline: 60_000,
});

/**
 * Passes on the non-empty lines of a CSV or XLSX file, part by part; the type is determined from the content. Refuses
 * what cannot be read (400), exceeds the limits (413) or is an old XLS file (415).
 */
export async function readRows(
  call: Call,
  { bytes }: SentFile,
  take: (part: FilePart) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (start === '\u00D0\u00CF\u0011\u00E0')
    refuse(415, t('Old XLS files cannot be read. Save the file as XLSX or CSV.'));
  const kind = start === 'PK\u0003\u0004' ? 'sheet' : 'csv';
  // A small buffer is part of a shared one: only its own bytes are passed on.
  const order = { bytes: Uint8Array.from(bytes), kind };
  try {
    const fault = await readers.work<Fault | undefined, FilePart, undefined>({
      order,
      signal,
      hear: async (part) => {
        await take(part);
        return undefined;
      },
    });
    if (fault) refuseFile(fault);
  } catch (error) {
    if (!isWorkerFailure(error)) throw error;
    refuseHeavy(call, error);
  }
}

function refuseFile({ fault, line }: Fault): never {
  if (fault === 'large') refuse(413, t('The spreadsheet is too large. Save it as CSV.'));
  if (fault === 'columns') refuse(413, t('A file may have at most {count} columns.', { count: 256 }));
  if (fault === 'letters') refuse(400, t('The characters in the file cannot be read. Save it as CSV UTF-8.'));
  if (fault === 'quotes')
    refuse(400, t('Line {line} of the file cannot be read: its quotes do not match, or it is too long', { line }));
  return refuse(400, t('The file is not a spreadsheet that can be read'));
}

/**
 * Refuses a file that was too much for its reader, or on which the reader failed; for the sender the file is at fault.
 */
function refuseHeavy(call: Call, error: WorkerFailure): never {
  if (error.end === 'memory') refuse(413, t('The file is too large to be read. Split it.'));
  if (error.end === 'time') refuse(413, t('The file takes too long to be read. Split it.'));
  call.request.log.error(error);
  return refuse(400, t('The file is not a spreadsheet that can be read'));
}

/** True for a cell that holds more than white space. */
export function isFilled(cell: Cell | undefined): boolean {
  return cell !== null && cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');
}
