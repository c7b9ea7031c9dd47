import type { Brand } from './menu/menu.contract';

/**
 * Who may make which call: the one table (default deny). A call is named as `permissions.csv` names it.
 * A screen whose row is not written out grants all calls of its entity and the choice lists that its form needs.
 */
export const screenCalls: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['GET summary', 'GET statement/latest'],
  '/DecorationDashboard': ['GET summary', 'GET statement/latest'],
  '/student': [...calls('student'), 'POST student/import', 'GET student/{id}/photo', 'GET student/{id}/card'],
  '/users': [...calls('users'), 'PUT users/blockuser/{id}', 'GET roles/options'],
  '/activity': ['GET activity', 'GET users/options'],
  '/stdenrollment': [
    ...calls('Enrollment'),
    'GET Enrollment/overTime',
    'POST Enrollment/import',
    'GET student/options',
    'GET courses/options',
    'GET class/options',
  ],
  '/attendence': [
    'GET teacher/options',
    'GET class/options',
    'GET Enrollment/getclassStudentEnrolled/{classId}',
    'GET attendence',
    'POST attendence',
    'PUT attendence/{id}',
    'GET student/{id}/photo',
  ],
  '/attendencelist': ['GET attendence', 'PUT attendence/{id}', 'DELETE attendence/{id}', 'GET class/options'],
  '/attendencereport': ['POST attendence/attendenceReport', 'GET student/options', 'GET class/options'],
  '/marks': [
    ...calls('marks'),
    'POST marks/import',
    'GET marks/sheet/{studentId}',
    'GET student/options',
    'GET class/options',
    'GET subject/options',
  ],
  '/certificate': [
    ...calls('certificate'),
    'GET certificate/{id}/photo',
    'GET certificate/{id}/pdf',
    'GET student/options',
    'GET certificate/studentClases/{studentId}',
  ],
  '/complain': [
    ...calls('complain'),
    'GET complain/{studentID}',
    'GET student/options',
    'GET certificate/studentClases/{studentId}',
  ],
  '/enrollmentreport': ['GET enrollment/all', 'GET courses/options', 'GET class/options'],
  '/fee': [
    ...calls('fee'),
    'POST fee/allClasses',
    'POST fee/generateFeeSingleStudent',
    'GET class/options',
    'GET student/options',
    'POST receipt [feeID]',
    'GET receipt/{id}/pdf [feeID]',
  ],
  '/feeReport': ['GET fee', 'GET class/options'],
  '/receipt': [
    ...calls('receipt').map((call) => `${call} [feeID]`),
    'GET receipt/{id}/pdf [feeID]',
    'GET student/options',
    'GET fee/options',
  ],
  '/servicereceipt': [
    ...calls('serviceReceipt'),
    'GET serviceReceipt/{id}/pdf',
    'GET customers/options',
    'GET service/options',
  ],
  '/tasks': ['GET service/admintasks', 'GET service/usertasks', 'PUT service/{id} [workStatus prductionStatus]'],
  '/tasksReport': ['POST tasksReport', 'GET employee/options'],
  '/income': calls('transection').map((call) => `${call} [transectionType=income]`),
  '/expense': calls('transection').map((call) => `${call} [transectionType=expense]`),
  '/payroll': [...calls('payroll'), 'POST payroll/pay', 'GET payroll/{id}/pdf', 'GET employee/options'],
  '/perfomance': [...calls('performance'), 'POST performance/pay', 'GET employee/options'],
  '/statement': ['GET transection'],
  '/sales': [
    'GET invoice',
    'PUT invoice/{id}',
    'DELETE invoice/{id}',
    'GET invoice/{id}/pdf',
    'GET customers/options',
    'GET stock/options',
  ],
  '/customInvoice': [
    'POST invoice/customInvoice',
    'GET receipt/{id}/pdf [invoiceID]',
    'GET customers/options',
    'GET stock/options',
  ],
  '/salesReceipts': [
    ...calls('receipt').map((call) => `${call} [invoiceID]`),
    'GET receipt/{id}/pdf [invoiceID]',
    'GET customers/options',
    'GET invoice/options',
  ],
  '/salesReport': ['POST reports/sales'],
  '/stockRport': ['POST reports/stockReport'],
  '/usersReport': ['POST reports/usersReport'],
  '/customerReport': ['POST reports/customerReport'],
  '/ServiceReport': ['POST reports/serviceReport'],
  '/serviceReceiptReport': ['POST reports/ServiceReceiptReport'],
  '/ServiceDept': ['POST reports/ServiceDept'],
};

/** Calls that a screen grants in one brand alone. */
export const callsInOneBrand: Readonly<Record<Brand, Readonly<Record<string, readonly string[]>>>> = {
  academy: { '/receiptReport': ['GET receipt [feeID]'] },
  decoration: {
    // The academy's users have no employee (S§5).
    '/users': ['GET employee/options'],
    // The shop's receipt report is over invoices (H6).
    '/receiptReport': ['GET receipt [invoiceID]'],
  },
};

/** The four calls of a list. */
export function calls(path: string): string[] {
  return [`GET ${path}`, `POST ${path}`, `PUT ${path}/{id}`, `DELETE ${path}/{id}`];
}
