import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { shownDay } from '#kit/rules/show';
import { roles } from '#kit/web/list/table-roles';
import { Money } from '#kit/web/Money';
import sheet from '#kit/web/print/PrintedSheet.module.css';
import { type AccountStatement, statementKinds, type StatementRow } from './account-statement.contract';
import { statementSums } from './account-statement.rules';
import styles from './StatementSheet.module.css';

interface Props {
  readonly statement: AccountStatement;
}

/** The body of a statement of account, below the letterhead. */
export function StatementSheet({ statement }: Props) {
  const { person, opening, rows } = statement;
  const { closing, after } = statementSums(statement);
  return (
    <>
      <p className={styles.person}>
        <strong>
          <bdi>{person.label}</bdi>
        </strong>
        {person.phone !== null && <bdi dir="ltr">{person.phone}</bdi>}
      </p>
      <table className={styles.rows} {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.head} scope="col">
              {t('Date')}
            </th>
            <th {...roles.head} scope="col">
              {t('Description')}
            </th>
            {[t('Debit'), t('Credited'), t('Balance')].map((heading) => (
              <th key={heading} {...roles.head} scope="col" className={styles.amount}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {opening !== 0 && (
            <tr {...roles.row} className={styles.forward}>
              <th scope="row" colSpan={4}>
                {t('Balance brought forward')}
              </th>
              <td {...roles.cell} className={styles.amount}>
                <Money amount={opening} />
              </td>
            </tr>
          )}
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
      <dl className={sheet.facts}>
        <div className={`${sheet.fact} ${sheet.total}`}>
          <dt>{closing.label}</dt>
          <dd>
            <Money amount={closing.amount} />
          </dd>
        </div>
        {after.map(({ label, amount, day }) => (
          <div key={label} className={sheet.fact}>
            <dt>{label}</dt>
            <dd>{day === undefined ? <Money amount={amount} /> : <bdi>{day}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Row({ row: { date, kind, number, text, debit, credit, balance } }: { row: StatementRow }) {
  return (
    <tr {...roles.row}>
      <td {...roles.cell}>{shownDay(date)}</td>
      <td {...roles.cell}>
        {t(statementKinds[kind])}
        {number !== null && (
          <>
            {' '}
            <bdi>{number}</bdi>
          </>
        )}
        {text !== '' && (
          <span className={styles.said}>
            <bdi>{text}</bdi>
          </span>
        )}
      </td>
      <td {...roles.cell} className={styles.amount}>
        <Side amount={debit} />
      </td>
      <td {...roles.cell} className={styles.amount}>
        <Side amount={credit} />
      </td>
      <td {...roles.cell} className={styles.amount}>
        <Money amount={balance} />
      </td>
    </tr>
  );
}

/** An amount in the column of its side; the other column is empty. */
function Side({ amount }: { amount: Amount }) {
  return amount === 0 ? null : <Money amount={amount} />;
}
