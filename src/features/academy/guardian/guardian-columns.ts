import { words } from '#kit/contract/language';
import { aside, columnsOf, spare } from '#kit/web/list/column';
import { guardian } from './guardian.contract';

const { field, badge, column } = columnsOf(guardian);

/** The columns of the list of guardians. */
export const guardianColumns = [
  field('guardianName'),
  field('guardianPhone'),
  column(words('Children'), ({ children }) => children.map(({ studentID }) => studentID.studentName).join(', ')),
  field('hasLogin'),
  ...spare(field('language')),
  badge('guardianStatus'),
  ...aside(field('email'), field('guardianAddress'), field('messageChoice'), field('createdAt')),
];
