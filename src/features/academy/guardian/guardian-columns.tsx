import type { Got } from '#kit/contract/entity';
import { comma, words } from '#kit/contract/language';
import { aside, columnsOf, spare } from '#kit/web/list/column';
import { showNumber } from '#kit/web/show';
import { guardian } from './guardian.contract';
import styles from './guardian.module.css';

const { field, badge, column } = columnsOf(guardian);

function namesOf({ children }: Got<typeof guardian>): string {
  return children.map(({ studentID }) => studentID.studentName).join(comma());
}

/** The names run in the direction of the page and begin on the line of the row, each written in its own direction; a phone counts those after the first. */
function Names({ of: { children } }: { of: Got<typeof guardian> }) {
  const [first, ...more] = children;
  return (
    <span className={styles.children}>
      <bdi>{first?.studentID.studentName}</bdi>
      {more.map(({ studentID: { _id, studentName } }) => (
        <span key={_id} className={styles.more}>
          {comma()}
          <bdi>{studentName}</bdi>
        </span>
      ))}
      {more.length > 0 && <bdi className={styles.count}>+{showNumber(more.length)}</bdi>}
    </span>
  );
}

/** The columns of the list of guardians. */
export const guardianColumns = [
  field('guardianName'),
  field('guardianPhone'),
  // On a phone they give way to the number.
  {
    ...column(words('Children'), namesOf, { show: (row) => <Names of={row} /> }),
    cuts: true,
  },
  // On a phone the status is the one of the guardian.
  { ...field('hasLogin'), part: 'fact' as const },
  ...spare({ ...field('language'), label: words('Language') }),
  badge('guardianStatus'),
  ...aside(field('email'), field('guardianAddress'), field('messageChoice'), field('createdAt')),
];
