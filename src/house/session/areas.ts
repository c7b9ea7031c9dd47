/** The readers that an address is for. */
export type Area = 'public' | 'portal' | 'leaving' | 'staff';

/** Where students and guardians log in. */
export const portalLogin = '/loginportal';

const open = ['/', '/login', '/forgot-password', portalLogin, '/setup'];
const portal = [
  '/choosePassword',
  '/portal',
  '/studentMarks',
  '/studentResults',
  '/studentTimetable',
  '/studentCertificates',
  '/viewAttendence',
  '/studentComplain',
  '/studentFees',
  '/studentProfile',
];

/** The screens that work without a network: what they read is stored on this device, and what they write waits there but for the first. */
const offline = ['/timetable', '/attendence', '/marks', '/gradebook', '/counter'];

/** True for a path whose screen works without a network, if only to be looked at. */
export function worksOffline(path: string): boolean {
  return offline.includes(screenOf(path));
}

/** True for a path whose screen keeps what is entered without a network until there is one. */
export function writesOffline(path: string): boolean {
  return offline.indexOf(screenOf(path)) > 0;
}

/** The area that a path belongs to, which decides who may see it. */
export function areaOf(path: string): Area {
  const screen = screenOf(path);
  if (open.includes(screen)) return 'public';
  if (portal.includes(screen)) return 'portal';
  return screen === '/logout' ? 'leaving' : 'staff';
}

/** The screen to which an address belongs: `/student/17` belongs to `/student`. */
export function screenOf(path: string): string {
  const [, first = ''] = path.split('/');
  return `/${first.replaceAll('%20', ' ')}`;
}
