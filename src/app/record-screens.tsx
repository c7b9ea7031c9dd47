import type { Screens } from '#kit/web/screen';

/** The screens below that of a list, under the same right: the page of each record, and pages that make or fill in several records. */
export const recordScreens = {
  '/student/$id': () => import('./pages/StudentScreen'),
  '/teacher/$id': () => import('./pages/TeacherScreen'),
  '/class/$id': () => import('./pages/ClassScreen'),
  '/employee/$id': () => import('./pages/EmployeeScreen'),
  '/customer/$id': () => import('./pages/CustomerScreen'),
  '/accounts/$id': () => import('#features/ledger/account-entry/AccountPage'),
  '/marks/enter': () => import('#features/academy/marks/EnterResultsPage'),
  '/messages/new': () => import('#features/messages/message/NewMessagePage'),
  '/supplier/$id': () => import('./pages/SupplierScreen'),
  '/stdenrollment/new': () => import('#features/academy/admission/AdmissionPage'),
} as const satisfies Screens;
