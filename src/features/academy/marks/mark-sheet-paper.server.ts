import type { Call } from '#kit/server/call';
import { paperCode } from '#house/paper/paper-code.server';
import { dayInCode } from '#house/paper/paper-code.rules';
import { marksPaper } from './marks-paper.server';

/** A sheet of all classes. */
export const everyClass = 'all';

const letter = 'M';

interface Sheet {
  readonly student: { readonly _id: string; readonly stdID: number };
  /** The class of the sheet, or `everyClass`. */
  readonly of: string;
}

/** The code of a mark sheet that is printed today. */
export function markSheetCode(call: Call, { student: { _id, stdID }, of }: Sheet): Promise<string | null> {
  return paperCode(call, { letter, number: stdID, addition: dayInCode(call.today), _id, of });
}

/** The paper of a mark sheet; its code proves the marks that existed on the day of printing, with their values of today (PU6). */
export const markSheetPaper = marksPaper({ kind: 'markSheet', letter, all: [everyClass] });
