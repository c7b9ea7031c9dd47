/** The readers that an address is for. */
export type Area = 'public' | 'portal' | 'leaving' | 'staff';

/** Where students and guardians log in. */
export const portalLogin = '/loginportal';

const open = new Set(['/', '/login', '/forgot-password', portalLogin, '/setup']);
const portal = new Set([
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
]);

/** The screens that work without a network: what they read is stored on this device, what they write waits there. */
const writing = new Set(['/attendence', '/marks', '/gradebook', '/counter']);
/** The screens that can be read without a network, and that nothing is entered in. */
const reading = new Set(['/timetable']);

/** True for a path whose screen works without a network. */
export function worksOffline(path: string): boolean {
  return reading.has(screenOf(path)) || writesOffline(path);
}

/** True for a path whose screen keeps without a network what is entered in it. */
export function writesOffline(path: string): boolean {
  return writing.has(screenOf(path));
}

/** The area that a path belongs to, which decides who may see it. */
export function areaOf(path: string): Area {
  const screen = screenOf(path);
  if (open.has(screen)) return 'public';
  if (portal.has(screen)) return 'portal';
  return screen === '/logout' ? 'leaving' : 'staff';
}

/** The screen to which an address belongs: `/student/17` belongs to `/student`. */
export function screenOf(path: string): string {
  const [, first = ''] = path.split('/');
  return `/${first.replaceAll('%20', ' ')}`;
}
