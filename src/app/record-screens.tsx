import type { Screens } from '#kit/web/screen';

/** The pages below a list's screen, mostly those of its records: path → page. */
export const recordScreens = {
  '/student/$id': () => import('./pages/StudentScreen'),
  '/teacher/$id': () => import('./pages/TeacherScreen'),
  '/class/$id': () => import('./pages/ClassScreen'),
  '/employee/$id': () => import('./pages/EmployeeScreen'),
  '/customer/$id': () => import('./pages/CustomerScreen'),
  '/marks/enter': () => import('#features/academy/marks/EnterResultsPage'),
  '/supplier/$id': () => import('./pages/SupplierScreen'),
} as const satisfies Screens;
