import type { Got } from '#kit/contract/entity';
import { comma, words } from '#kit/contract/language';
import { aside, columnsOf, spare } from '#kit/web/list/column';
import { guardian } from './guardian.contract';
import styles from './guardian.module.css';

const { field, badge, column } = columnsOf(guardian);

function namesOf({ children }: Got<typeof guardian>): string {
  return children.map(({ studentID }) => studentID.studentName).join(comma());
}

/** The columns of the list of guardians. */
export const guardianColumns = [
  field('guardianName'),
  field('guardianPhone'),
  // On a phone they give way to the number.
  {
    ...column(words('Children'), namesOf, { show: (row) => <bdi className={styles.children}>{namesOf(row)}</bdi> }),
    cuts: true,
  },
  // On a phone the status is the one of the guardian.
  { ...field('hasLogin'), part: 'fact' as const },
  ...spare({ ...field('language'), label: words('Language') }),
  badge('guardianStatus'),
  ...aside(field('email'), field('guardianAddress'), field('messageChoice'), field('createdAt')),
];
