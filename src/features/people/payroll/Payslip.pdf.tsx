import { language, t } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
import { type PayrollRead, payrollStatuses, payrollTypes } from './payroll.contract';
import { monthShown, payslipTitle } from './payroll.rules';

interface Props {
  readonly house: HouseStyle;
  readonly slip: PayrollRead;
}

/** A payslip on paper: who is paid what for which month, and whether it is paid. */
export function PayslipDocument({ house, slip }: Props) {
  const { feeNo, employeeID: employee, feetype, monthly, Year, Amount, Status, datePaid } = slip;
  const amount = showMoney(Amount, house.currencySign, language());
  return (
    <DocumentPage title={t('Payslip {number}', { number: feeNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle
        title={payslipTitle(slip)}
        facts={[
          { label: t('Payroll no'), value: String(feeNo) },
          { label: t('Month'), value: monthShown(monthly, Year) },
        ]}
      />
      <Parties
        parties={[
          {
            label: t('Employer'),
            name: house.name,
            lines: [house.address, house.phone].filter((line) => line !== null),
          },
          { label: t('Employee'), name: employee.name, lines: [slip.jobTitle, slip.departmentWork] },
        ]}
      />
      <Lines
        columns={[
          { heading: t('Type'), share: 2 },
          { heading: t('Month'), share: 3 },
          { heading: t('Amount'), share: 'amount' },
        ]}
        rows={[[t(payrollTypes[feetype]), monthShown(monthly, Year), amount]]}
      >
        <Totals
          before={[
            { label: t('Status'), value: t(payrollStatuses[Status]) },
            ...(datePaid === null ? [] : [{ label: t('Date paid'), value: shownDay(datePaid) }]),
          ]}
          grand={{ label: Status === 'paid' ? t('Paid') : t('To be paid'), value: amount }}
        />
        <SignatureLines labels={[t('Employer'), t('Employee')]} />
      </Lines>
    </DocumentPage>
  );
}
