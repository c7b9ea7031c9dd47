import type { Call } from '#kit/server/call';
import { dayInCode } from '#house/paper/paper-code.rules';
import { paperCode } from '#house/paper/paper-code.server';
import { marksPaper } from '#features/academy/marks/marks-paper.server';

const letter = 'G';

interface Owner {
  readonly _id: string;
  readonly stdID: number;
}

/** The code of a report card of a class that is printed today. */
export function reportCardCode(call: Call, { _id, stdID }: Owner, classID: string): Promise<string | null> {
  return paperCode(call, { letter, number: stdID, addition: dayInCode(call.today), _id, of: classID });
}

/** The paper of a report card; its code proves the marks of its class that existed on the day of printing, with their values of today (PU6). */
export const reportCardPaper = marksPaper({ kind: 'reportCard', letter, all: [] });
