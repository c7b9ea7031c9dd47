import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { Proof } from '#kit/server/pdf/Proof.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
import { linkProof } from '#house/link/link.rules';
import { type AccountStatement, statementKinds } from '#features/ledger/account-statement/account-statement.contract';
import { statementSums } from '#features/ledger/account-statement/account-statement.rules';

interface Props {
  readonly house: HouseStyle;
  readonly statement: AccountStatement;
  /** The address of its link, if it has one. */
  readonly link?: string | undefined;
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** A statement of account on paper: each row with the balance after it, and the amount owed at the end. */
export function StatementDocument({ house, statement, link, days: { from, to } }: Props) {
  const { person, opening, rows } = statement;
  const shown = (amount: Money) => (amount === 0 ? '' : showMoney(amount, house.currencySign, language()));
  const whole = (amount: Money) => showMoney(amount, house.currencySign, language());
  const { closing, after } = statementSums(statement);
  return (
    <DocumentPage title={t('Statement of account')} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle
        title={t('Statement of account')}
        facts={[
          ...(from === undefined ? [] : [{ label: t('Start date'), value: shownDay(from) }]),
          ...(to === undefined ? [] : [{ label: t('End date'), value: shownDay(to) }]),
          { label: t('Balance brought forward'), value: whole(opening) },
        ]}
      />
      <Parties
        parties={[
          {
            label: t('From'),
            name: house.name,
            lines: [house.address, house.phone].filter((line) => line !== null),
          },
          { label: t('To'), name: person.label, lines: person.phone === null ? [] : [person.phone] },
        ]}
      />
      <Lines
        columns={[
          { heading: t('Date'), share: 4 },
          { heading: t('Kind'), share: 3 },
          { heading: t('Number'), share: 2 },
          { heading: t('Description'), share: 7 },
          { heading: t('Debit'), share: 3.5, align: 'end' },
          { heading: t('Credited'), share: 3.5, align: 'end' },
          { heading: t('Balance'), share: 4, align: 'end' },
        ]}
        rows={rows.map((row) => [
          shownDay(row.date),
          t(statementKinds[row.kind]),
          row.number === null ? '' : String(row.number),
          row.text,
          shown(row.debit),
          shown(row.credit),
          whole(row.balance),
        ])}
      >
        <Totals
          grand={{ label: closing.label, value: whole(closing.amount) }}
          after={after.map(({ label, amount, day }) => ({ label, value: day ?? whole(amount) }))}
        />
        <Proof proof={linkProof(link)} />
      </Lines>
    </DocumentPage>
  );
}
