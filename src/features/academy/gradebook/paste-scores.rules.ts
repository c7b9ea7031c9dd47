import { studentNamed } from '#features/academy/marks/paste.rules';
import type { GridAssessment, GridStudent } from './gradebook.contract';
import { fieldOf, readScore } from './score-sheet.rules';

/** Where cells are pasted: the students and the assessments of the grid, and the field that has the focus. */
export interface PastedAt {
  readonly students: readonly Pick<GridStudent, 'studentID'>[];
  readonly assessments: readonly Pick<GridAssessment, '_id' | 'maxScore'>[];
  readonly row: number;
  readonly column: number;
}

/** The result of pasting cells: texts by field, and the lines for which there was no place. */
export interface PlacedScores {
  readonly texts: Readonly<Record<string, string>>;
  readonly left: readonly string[];
}

/**
 * Scores for the fields of a grid, to the right of and down from where they were pasted, a line for each student. Where cells before the
 * scores name the students, by number or by name, the scores go to them. An empty cell is not a score.
 */
export function placedScores(pasted: readonly (readonly string[])[], at: PastedAt): PlacedScores {
  const columns = at.assessments.slice(at.column);
  const rows = withoutHead(pasted, columns);
  const names = namesBefore(rows, columns);
  const texts: Record<string, string> = {};
  const left: string[] = [];
  const found = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const student = names === 0 ? at.students[at.row + index]?.studentID : whoIs(row.slice(0, names), at);
    const scores = row.slice(names);
    if (scores.every((score) => score === '')) continue;
    // A second line for one student is as doubtful as a line for nobody.
    if (!student || found.has(student._id) || scores.length > columns.length) {
      left.push(row.filter(Boolean).join(' '));
      continue;
    }
    found.add(student._id);
    for (const [place, { _id }] of columns.entries()) {
      const score = scores[place] ?? '';
      if (score !== '') texts[fieldOf(_id, student._id)] = score;
    }
  }
  return { texts, left };
}

function whoIs(names: readonly string[], { students }: PastedAt) {
  return studentNamed(
    names,
    students.map(({ studentID }) => studentID),
  );
}

type Columns = PastedAt['assessments'];

function isScore(text: string, columns: Columns): boolean {
  return columns.some(({ maxScore }) => readScore(text, maxScore).ok);
}

/** The rows without the headings that a table begins with. */
function withoutHead(rows: readonly (readonly string[])[], columns: Columns): readonly (readonly string[])[] {
  const [head = [], ...others] = rows;
  const isHead = head.some((cell) => cell !== '') && !head.some((cell) => isScore(cell, columns));
  return isHead && others.some((row) => isScore(row.at(-1) ?? '', columns)) ? others : rows;
}

/** How many cells of a line say whose scores it has: up to the last that is not a score, and those for which there is no column. */
function namesBefore([first = []]: readonly (readonly string[])[], columns: Columns): number {
  if (first.length < 2) return 0;
  const last = first.findLastIndex((cell) => cell !== '' && !isScore(cell, columns));
  return Math.max(last + 1, first.length - columns.length);
}
