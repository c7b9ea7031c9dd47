import { words } from '../../../kit/contract/language';
import type { Brand } from './menu.contract';

/** A screen of the product: what people call it, and its icon's name in the shell's set. */
export interface Screen {
  readonly title: string;
  readonly icon: string;
}

/** Every screen that a role can be given, by path. */
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': { title: words('Dashboard'), icon: 'gauge' },
  '/DecorationDashboard': { title: words('Dashboard'), icon: 'gauge' },
  '/courses': { title: words('Courses'), icon: 'book' },
  '/subject': { title: words('Subjects'), icon: 'bookmark' },
  '/teacher': { title: words('Teachers'), icon: 'teacher' },
  '/class': { title: words('Classes'), icon: 'board' },
  '/student': { title: words('Students'), icon: 'school' },
  '/stdenrollment': { title: words('Enrollment'), icon: 'clipboard' },
  '/supplier': { title: words('Suppliers'), icon: 'truck' },
  '/stock': { title: words('Stock'), icon: 'box' },
  '/purchase': { title: words('Purchases'), icon: 'basket' },
  '/sales': { title: words('Sales'), icon: 'invoice' },
  '/customInvoice': { title: words('Custom invoice'), icon: 'new-invoice' },
  '/salesReceipts': { title: words('Sales receipts'), icon: 'receipt' },
  '/customer': { title: words('Customers'), icon: 'people' },
  '/service': { title: words('Services'), icon: 'brush' },
  '/servicereceipt': { title: words('Service receipts'), icon: 'receipt' },
  '/fee': { title: words('Fees'), icon: 'coins' },
  '/receipt': { title: words('Receipts'), icon: 'receipt' },
  '/income': { title: words('Income'), icon: 'income' },
  '/expense': { title: words('Expenses'), icon: 'expense' },
  '/marks': { title: words('Results'), icon: 'marks' },
  '/attendence': { title: words('Attendance'), icon: 'check-list' },
  '/attendencelist': { title: words('Attendance list'), icon: 'list' },
  '/employee': { title: words('Employees'), icon: 'badge' },
  '/payroll': { title: words('Payroll'), icon: 'cash' },
  '/users': { title: words('Users'), icon: 'users' },
  '/roles': { title: words('Roles'), icon: 'shield' },
  '/activity': { title: words('Activity'), icon: 'history' },
  '/feeReport': { title: words('Fee report'), icon: 'report' },
  '/receiptReport': { title: words('Receipt report'), icon: 'report' },
  '/statement': { title: words('Statement'), icon: 'statement' },
  '/attendencereport': { title: words('Attendance report'), icon: 'report' },
  '/enrollmentreport': { title: words('Enrollment report'), icon: 'report' },
  '/salesReport': { title: words('Sales report'), icon: 'report' },
  '/stockRport': { title: words('Stock report'), icon: 'report' },
  '/ServiceReport': { title: words('Service report'), icon: 'report' },
  '/serviceReceiptReport': { title: words('Service receipt report'), icon: 'report' },
  '/customerReport': { title: words('Customer report'), icon: 'report' },
  '/usersReport': { title: words('Users report'), icon: 'report' },
  '/tasksReport': { title: words('Tasks report'), icon: 'report' },
  '/ServiceDept': { title: words('Service debts'), icon: 'report' },
  '/certificate': { title: words('Certificates'), icon: 'certificate' },
  '/complain': { title: words('Complaints'), icon: 'message' },
  '/subscription': { title: words('Subscription'), icon: 'calendar' },
  '/note': { title: words('Visitor notes'), icon: 'note' },
  '/branch': { title: words('Branches'), icon: 'building' },
  '/tasks': { title: words('Tasks'), icon: 'tasks' },
  '/perfomance': { title: words('Performance'), icon: 'chart' },
};

/** A stretch of the menu: a group with a title, or screens that stand by themselves. */
export interface MenuPart {
  readonly group?: Screen;
  readonly paths: readonly string[];
}

const sales = { title: words('Sales'), icon: 'cart' };
const finance = { title: words('Finance'), icon: 'coins' };
const people = { title: words('People'), icon: 'badge' };
const users = { title: words('Users'), icon: 'users' };
const reports = { title: words('Reports'), icon: 'report' };
const more = { title: words('More'), icon: 'dots' };

/** The menu of each brand in the specification's order (S§2), what A11 adds under Reports and More. */
export const menuOrder: Readonly<Record<Brand, readonly MenuPart[]>> = {
  academy: [
    { paths: ['/dashboard'] },
    {
      group: { title: words('Academy'), icon: 'school' },
      paths: ['/courses', '/subject', '/teacher', '/class', '/student', '/stdenrollment'],
    },
    {
      group: sales,
      paths: [
        '/supplier',
        '/stock',
        '/purchase',
        '/sales',
        '/customInvoice',
        '/salesReceipts',
        '/customer',
        '/service',
        '/servicereceipt',
      ],
    },
    { group: finance, paths: ['/fee', '/receipt', '/income', '/expense'] },
    {
      group: { title: words('Results and attendance'), icon: 'marks' },
      paths: ['/marks', '/attendence', '/attendencelist'],
    },
    { group: people, paths: ['/employee', '/payroll'] },
    { group: users, paths: ['/users', '/roles', '/activity'] },
    {
      group: reports,
      paths: [
        '/feeReport',
        '/receiptReport',
        '/statement',
        '/attendencereport',
        '/enrollmentreport',
        '/salesReport',
        '/stockRport',
        '/ServiceReport',
        '/serviceReceiptReport',
        '/customerReport',
        '/usersReport',
      ],
    },
    { group: more, paths: ['/certificate', '/complain', '/subscription', '/note'] },
  ],
  decoration: [
    { paths: ['/DecorationDashboard'] },
    {
      group: { title: words('Services'), icon: 'brush' },
      paths: ['/branch', '/customer', '/service', '/servicereceipt', '/tasks', '/perfomance'],
    },
    {
      group: sales,
      paths: ['/supplier', '/stock', '/purchase', '/sales', '/customInvoice', '/salesReceipts'],
    },
    { group: finance, paths: ['/income', '/expense'] },
    { group: people, paths: ['/employee', '/payroll'] },
    { group: users, paths: ['/users', '/roles'] },
    { paths: ['/note'] },
    {
      group: reports,
      paths: [
        '/stockRport',
        '/salesReport',
        '/statement',
        '/serviceReceiptReport',
        '/ServiceReport',
        '/receiptReport',
        '/tasksReport',
        '/ServiceDept',
        '/customerReport',
        '/usersReport',
      ],
    },
    { group: more, paths: ['/subscription', '/activity'] },
  ],
};
