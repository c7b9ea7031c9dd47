import { archiveOf, bookOf, courses, rowOf, sheetOf } from '#kit/server/import/reading/attack-files.fixture';
import { sendFile } from '#testing/sent-file';
import type { Attack } from './attack';

const head = 'studentName,studentPhone,studentGender,studentAddress,educationalLevel,username';
const students = (many: number, of: string) =>
  `${head}\n${Array.from({ length: many }, (_line, nth) => `${of} ${nth},25261${2_000_000 + nth},female,Hodan,Bachelor,${of}.${nth}@example.test`).join('\n')}\n`;

const [rowsOfOne, tries] = [2000, 10];

/** One file after the other, as long as nobody calls it off; each must be answered and none by a fault of the product. */
function sending(name: string, path: string, file: (nth: number) => string | Buffer, more = ''): Attack {
  return {
    name,
    run: async ({ token, ...app }, signal) => {
      for (let nth = 0; nth < tries && !signal.aborted; nth++) {
        const { status } = await sendFile(app, `${path}/import${more}`, file(nth), { token });
        if (status >= 500) throw new Error(`${name}: answered ${status}`);
      }
    },
  };
}

/** Sends eight at a time: all but one of them are beyond the session's share. */
function crowding(attack: Attack): Attack {
  return {
    name: `${attack.name}, eight at a time`,
    run: async (product, signal) => {
      await Promise.all(Array.from({ length: 8 }, () => attack.run(product, signal)));
    },
  };
}

const corner = (row: number) => rowOf(1, 'a') + `<row r="${row}"><c r="XFD${row}"><v>1</v></c></row>`;
const importing = sending('imports of students', 'student', (nth) => students(rowsOfOne, `flood${nth}`));
const previewing = sending('previews of students', 'student', () => students(rowsOfOne, 'look'), '?preview=1');
const cornered = sending(
  'sheets with a cell at the far corner',
  'courses',
  () => archiveOf(bookOf(sheetOf(corner(1_048_576)))),
  '?preview=1',
);
const inflated = sending(
  'sheets that unpack to 150 MB',
  'courses',
  () => archiveOf(bookOf(Buffer.alloc(150_000_000, ' '))),
  '?preview=1',
);
const shared = sending(
  'sheets with sixteen million shared texts',
  'courses',
  () => archiveOf(bookOf(sheetOf(courses), { strings: `<sst>${'<si/>'.repeat(16_000_000)}</sst>` })),
  '?preview=1',
);

export const importAttacks: readonly Attack[] = [
  importing,
  previewing,
  crowding(importing),
  cornered,
  inflated,
  shared,
];
