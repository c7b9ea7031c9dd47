import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import { DocumentSheet } from '#kit/web/print/DocumentSheet';
import { PrintedDocument } from '#kit/web/print/PrintedDocument';
import { type PayrollRead, payroll, payrollStatuses, payrollTypes } from './payroll.contract';
import { monthShown, payslipTitle } from './payroll.rules';

/** A payslip as it will be printed. */
export function PrintedPayslip({ id }: { id: string }) {
  return (
    <PrintedDocument<PayrollRead>
      path={`${payroll.path}/${id}`}
      file="payslip.pdf"
      title={payslipTitle}
      number={({ feeNo }) => feeNo}
    >
      {({ employeeID: employee, datePaid, ...slip }) => (
        <DocumentSheet
          signed={[t('Employer'), t('Employee')]}
          house={t('Employer')}
          parties={[{ label: t('Employee'), name: employee.name, lines: [slip.jobTitle] }]}
          facts={[
            [t('Month'), monthShown(slip.monthly, slip.Year)],
            [t('Type'), t(payrollTypes[slip.feetype])],
            [t('Department'), slip.departmentWork],
            [t('Status'), t(payrollStatuses[slip.Status])],
            ...(datePaid === null ? [] : [[t('Date paid'), shownDay(datePaid)] as const]),
          ]}
          total={[slip.Status === 'paid' ? t('Paid') : t('To be paid'), <Money key="amount" amount={slip.Amount} />]}
        />
      )}
    </PrintedDocument>
  );
}
