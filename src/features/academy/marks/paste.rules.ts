import { likeness } from '#kit/contract/likeness';
import type { MarkedStudent } from './class-marks.contract';
import { markIn } from './grid.rules';

type Named = Pick<MarkedStudent, '_id' | 'studentName' | 'stdID'>;

/** The result of pasting cells: marks by student, and the lines for which nobody was found. */
export interface Placed {
  readonly marks: Readonly<Record<string, string>>;
  readonly left: readonly string[];
}

/**
 * Marks for the students of a class. One column goes down from the student at whom it was pasted, a line for each; of several columns the
 * last is the mark, and the others name the student, by number or by name. An empty cell is not a mark.
 */
export function placed(pasted: readonly (readonly string[])[], students: readonly Named[], at: number): Placed {
  const rows = withoutHead(pasted);
  return rows.every(({ length }) => length <= 1) ? downFrom(rows, students, at) : byStudent(rows, students);
}

/** The rows without the headings that a table begins with. */
function withoutHead(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [head = [], ...others] = rows;
  const isHead = !head.some((cell) => /\d/.test(cell)) && others.some((row) => markIn(row.at(-1) ?? '').ok);
  return isHead && (head.at(-1) ?? '') !== '' ? others : rows;
}

function downFrom(rows: readonly (readonly string[])[], students: readonly Named[], at: number): Placed {
  const marks: Record<string, string> = {};
  const left: string[] = [];
  for (const [index, [mark = '']] of rows.entries()) {
    if (mark === '') continue;
    const student = students[at + index];
    if (student) marks[student._id] = mark;
    else left.push(mark);
  }
  return { marks, left };
}

function byStudent(rows: readonly (readonly string[])[], students: readonly Named[]): Placed {
  const marks: Record<string, string> = {};
  const left: string[] = [];
  for (const row of rows) {
    const [mark = '', whose] = [row.at(-1), row.slice(0, -1)];
    if (mark === '') continue;
    const student = studentNamed(whose, students);
    // A second line for one student is as doubtful as a line for nobody.
    if (student && marks[student._id] === undefined) marks[student._id] = mark;
    else left.push(row.filter(Boolean).join(' '));
  }
  return { marks, left };
}

/** The one student whom cells name: the number decides, then a name that only one of them has. */
export function studentNamed(whose: readonly string[], students: readonly Named[]): Named | undefined {
  const byNumber = students.find(({ stdID }) => whose.includes(String(stdID)));
  if (byNumber) return byNumber;
  const names = new Set(whose.filter(Boolean).map(likeness));
  const named = students.filter(({ studentName }) => names.has(likeness(studentName)));
  return named.length === 1 ? named[0] : undefined;
}
