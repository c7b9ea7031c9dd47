import { words } from '#kit/contract/language';

/** Where one comes and goes, and what the activity log calls it. */
export const loginPaths = {
  login: { path: 'login', many: words('Login') },
  portal: { path: 'loginportal', many: words('Student portal') },
  logout: { path: 'logout', many: words('Logout') },
} as const;
