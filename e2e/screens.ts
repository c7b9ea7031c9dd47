import { screens } from '#app/screens';
import { areaOf } from '#house/session/areas';
import { publicScreens } from '#shell/public-screens';
import { menus } from '#app/menus';

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

/** The screens that ask before they show. */
export const isReport = (path: string) => /report|stockRport|ServiceDept|statement/i.test(path);

/** Answers that every report understands, whatever it asks; records by their tables. */
export function asked(ids: ReadonlyMap<string, string>): URLSearchParams {
  return new URLSearchParams({
    startDate: '2026-01-01',
    endDate: '2199-12-31',
    type: '1',
    classID: ids.get('school_class') ?? '',
    courseID: ids.get('course') ?? '',
    status: 'all',
    feeStatus: 'All',
    studentID: ids.get('student') ?? '',
    employeeID: ids.get('employee') ?? '',
  });
}
