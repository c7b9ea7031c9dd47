import type { Screens } from '#kit/web/screen';

/** The page of each record that has one, below its list's screen: path → page. */
export const recordScreens = {
  '/student/$id': () => import('./pages/StudentScreen'),
  '/teacher/$id': () => import('./pages/TeacherScreen'),
  '/class/$id': () => import('./pages/ClassScreen'),
  '/employee/$id': () => import('./pages/EmployeeScreen'),
  '/customer/$id': () => import('./pages/CustomerScreen'),
  '/supplier/$id': () => import('./pages/SupplierScreen'),
} as const satisfies Screens;
