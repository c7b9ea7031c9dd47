import { language, t } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipPage } from '#kit/server/pdf/SlipPage.pdf';
import { type PayrollRead, payrollStatuses, payrollTypes } from './payroll.contract';
import { monthShown, payslipTitle } from './payroll.rules';

interface Props {
  readonly house: HouseStyle;
  readonly slip: PayrollRead;
}

/** A payslip on a till's paper. */
export function PayslipSlip({ house, slip }: Props) {
  const { feeNo, employeeID: employee, feetype, monthly, Year, Amount, Status, datePaid } = slip;
  return (
    <SlipPage
      title={t('Payslip {number}', { number: feeNo })}
      house={house}
      heading={payslipTitle(slip)}
      facts={[
        { label: t('Payroll no'), value: String(feeNo) },
        { label: t('Employee'), value: employee.name },
        { label: t('Month'), value: monthShown(monthly, Year) },
        { label: t('Type'), value: t(payrollTypes[feetype]) },
        { label: t('Status'), value: t(payrollStatuses[Status]) },
        ...(datePaid === null ? [] : [{ label: t('Date paid'), value: shownDay(datePaid) }]),
      ]}
      grand={{
        label: Status === 'paid' ? t('Paid') : t('To be paid'),
        value: showMoney(Amount, house.currencySign, language()),
      }}
    />
  );
}
