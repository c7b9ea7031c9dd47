import { screens } from '#app/screens';
import { areaOf } from '#house/session/areas';
import { publicScreens } from '#shell/public-screens';
import { menus } from '#app/product';

/** Every address that has a page: those of staff, and those of the portal. */
export const staffScreens = Object.keys(screens).filter((path) => areaOf(path) === 'staff');
export const portalScreens = Object.keys(screens).filter(
  // The choice of a password opens to nobody else than who has to choose one.
  (path) => areaOf(path) === 'portal' && path !== '/choosePassword',
);
/** The staff screens that only the print shop has. */
export const shopScreens = [...menus.offered('decoration')].filter((path) => !menus.offered('academy').has(path));
/** Those that open to everybody and stay where they are. */
export const openScreens = Object.keys(publicScreens).filter((path) => !['/', '/logout', '/setup'].includes(path));

/** Lists that stand on the second tab of a screen. */
export const tabbedLists = [
  '/accounts?tab=transfers',
  '/payments?tab=credit',
  '/debts?tab=followUps',
  '/debts?tab=notes',
  '/gradebook?part=assessments&tab=all',
  '/wallet?part=booked&tab=all',
  '/wallet?part=unread',
  '/wallet?part=patterns',
];

/** The screens that ask before they show. */
export const isReport = (path: string) =>
  /report|stockRport|ServiceDept|statement|debts$|profitLoss|cashFlow|teacherHours/i.test(path);

/** Reports of a year at most. */
const ofAYear = /profitLoss|cashFlow|teacherHours/;

/** Answers that the report at a path understands, whatever it asks; records by their tables. */
export function asked(path: string, ids: ReadonlyMap<string, string>): URLSearchParams {
  return new URLSearchParams({
    startDate: '2026-01-01',
    endDate: ofAYear.test(path) ? '2026-12-31' : '2199-12-31',
    type: '1',
    teacherID: 'All',
    classID: ids.get('school_class') ?? '',
    courseID: ids.get('course') ?? '',
    status: 'all',
    feeStatus: 'All',
    studentID: ids.get('student') ?? '',
    employeeID: ids.get('employee') ?? '',
  });
}
