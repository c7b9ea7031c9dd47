import type { Screens } from './kit/web/screen';

/** Every screen inside the frame: path → page. */
export const screens = {
  '/courses': () => import('./features/academy/course/CoursePage'),
  '/users': () => import('./features/access/user/UsersPage'),
  '/roles': () => import('./features/access/role/RolesPage'),
  '/activity': () => import('./features/access/activity/ActivityPage'),
  '/profile': () => import('./features/access/profile/ProfilePage'),
  '/settings': () => import('./features/access/organisation/OrganisationPage'),
  '/subject': () => import('./features/academy/subject/SubjectPage'),
  '/teacher': () => import('./features/academy/teacher/TeacherPage'),
  '/class': () => import('./features/academy/school-class/SchoolClassPage'),
  '/student': () => import('./features/academy/student/StudentPage'),
  '/marks': () => import('./features/academy/marks/ResultsPage'),
  '/portal': () => import('./features/portal/MyMarksPage'),
  '/studentFees': () => import('./features/portal/MyFeesPage'),
  '/stdenrollment': () => import('./features/academy/enrollment/EnrollmentPage'),
  '/fee': () => import('./features/finance/fee/FeePage'),
  '/employee': () => import('./features/people/employee/EmployeePage'),
  '/receipt': () => import('./features/finance/fee-receipt/FeeReceiptPage'),
  '/customer': () => import('./features/shop/customer/CustomerPage'),
  '/subscription': () => import('./features/finance/subscription/SubscriptionPage'),
  '/note': () => import('./features/people/visitor-note/VisitorNotePage'),
  '/supplier': () => import('./features/shop/supplier/SupplierPage'),
  '/purchase': () => import('./features/shop/purchase/PurchasePage'),
  '/stock': () => import('./features/shop/stock/StockPage'),
  '/usersReport': () => import('./features/reports/users-report/UsersReportPage'),
} as const satisfies Screens;
