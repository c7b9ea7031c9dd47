import { t } from '#kit/contract/language';
import type { Printed, PrintedFact } from '#kit/contract/print';
import { shownDay } from '#kit/rules/show';
import { type PayrollRead, payrollStatuses, payrollTypes } from './payroll.contract';
import { monthShown } from './payroll.rules';

/** A payslip on paper: the employee, the month, the amount, and whether it is paid. */
export function payslipPrinted(slip: PayrollRead): Printed {
  const { feeNo, employeeID, jobTitle, departmentWork, feetype, monthly, Year, Amount, Status, datePaid } = slip;
  const month = monthShown(monthly, Year);
  const paidOn: readonly PrintedFact[] = datePaid === null ? [] : [[t('Date paid'), shownDay(datePaid)]];
  return {
    title: slip.voidedAt === null ? t('Payslip') : t('Payslip (voided)'),
    called: t('Payslip {number}', { number: feeNo }),
    file: 'payslip.pdf',
    number: [t('Payroll no'), String(feeNo)],
    from: t('Employer'),
    head: [
      { label: t('Employee'), name: employeeID.name, lines: [], details: [jobTitle, departmentWork] },
      [t('Month'), month],
    ],
    about: [
      { heading: t('Type'), share: 2, value: t(payrollTypes[feetype]) },
      { heading: t('Month'), share: 3, value: month },
    ],
    terms: [[t('Status'), t(payrollStatuses[Status])], ...paidOn],
    total: [Status === 'paid' ? t('Paid') : t('To be paid'), Amount],
    signed: [t('Employer'), t('Employee')],
  };
}
