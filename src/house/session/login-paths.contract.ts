import { words } from '#kit/contract/language';

/** The paths of login and logout, with their names in the activity log. */
export const loginPaths = {
  login: { path: 'login', many: words('Login') },
  portal: { path: 'loginportal', many: words('Student portal') },
  guardian: { path: 'loginguardian', many: words('Portal of guardians') },
  logout: { path: 'logout', many: words('Logout') },
} as const;
