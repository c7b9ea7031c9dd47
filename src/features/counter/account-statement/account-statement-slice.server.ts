import { callOf, under } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { studentScreen } from '#features/academy/student/student.screens';
import { counterScreen } from '#features/counter/counter/counter.screens';
import { readStatement, statementPath } from '#features/ledger/account-statement/account-statement.contract';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { type LinkKind, linkOf, makeLink, revokeLink } from '#house/link/link.contract';
import { customerScreen } from '#features/shop/customer/customer.screens';
import { statementRoute } from './account-statement.server';
import { statementChecks } from './account-statement-checks.server';
import { statementLink } from './statement-link.server';
import { statementPdf } from './account-statement-pdf.server';

const calls = [callOf(readStatement), `GET ${statementPath}/pdf`];
/** The calls on links of invoices, for readers who see what is owed. */
const linksOf = (kind: LinkKind) => under(linkOf(kind), [makeLink, revokeLink].map(callOf));
const ofStudents = under('[studentID]', calls);

export const statementSlice: Slice = {
  features: [debtsFeature],
  routes: [statementRoute, statementPdf],
  grants: [
    { screen: debtsScreen, calls: [...calls, ...linksOf('invoice'), ...linksOf('statement')] },
    { screen: counterScreen, calls },
    { screen: studentScreen, calls: ofStudents },
    { screen: customerScreen, calls: under('[customerID]', calls) },
  ],
  students: ofStudents,
  guardians: { fees: ofStudents },
  links: [statementLink],
  checks: statementChecks,
};
