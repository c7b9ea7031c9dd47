/** Who an address is for. */
export type Area = 'public' | 'portal' | 'leaving' | 'staff';

const open = new Set(['/', '/login', '/forgot-password', '/loginportal', '/setup']);
const portal = new Set(['/portal', '/viewAttendence', '/studentComplain', '/studentFees']);

export function areaOf(path: string): Area {
  const screen = screenOf(path);
  if (open.has(screen)) return 'public';
  if (portal.has(screen)) return 'portal';
  return screen === '/logout' ? 'leaving' : 'staff';
}

/** The screen that an address belongs to: `/student/17` is a part of `/student`. */
export function screenOf(path: string): string {
  const [, first = ''] = path.split('/');
  return `/${first.replaceAll('%20', ' ')}`;
}
