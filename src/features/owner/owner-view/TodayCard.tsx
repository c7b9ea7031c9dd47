import { Fragment } from 'react';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { brandNames } from '#house/brand/brand.contract';
import { accountShown } from '#house/money-account/account-name.rules';
import { typeShown } from '#features/ledger/transaction/transaction.rules';
import { Panel } from '#features/dashboards/summary/Panel';
import { Amount } from './Amount';
import { FigureTable } from './FigureTable';
import { type Owner, takingSources } from './owner.contract';
import styles from './owner.module.css';
import type { Seen } from './use-owners';

/** Shows the money that came in and went out on the day, and on demand the accounts, users and purposes. */
export function TodayCard({ title, seen }: { readonly title: string; readonly seen: readonly Seen[] }) {
  return (
    <Panel title={title}>
      <FigureTable
        label={title}
        seen={seen}
        figures={[
          // With a single brand its accounts are shown above.
          ...(seen.length > 1 ? [{ label: t('In all accounts'), of: ({ cash }: Owner) => cash }] : []),
          { label: t('Takings'), of: ({ takings }) => takings.total, look: 'main' },
          { label: t('Also paid from credit'), of: ({ takings }) => takings.fromCredit, look: 'part' },
          { label: t('Spent'), of: ({ spent }) => spent.total, look: 'main' },
        ]}
      />
      {seen.some(({ owner }) => owner.takings.total > 0 || owner.spent.total > 0) && (
        <details className={styles.more}>
          <summary>{t('By account, user and type')}</summary>
          {seen.map(({ brand, owner }) => (
            <Fragment key={brand}>
              {seen.length > 1 && <h3>{t(brandNames[brand])}</h3>}
              {listsOf(owner).map(({ label, rows }) => (
                <Parts key={label} label={label} rows={rows} sign={owner.currencySign} />
              ))}
            </Fragment>
          ))}
        </details>
      )}
    </Panel>
  );
}

interface PartRow {
  readonly name: string;
  readonly amount: Money;
}

function listsOf({ takings, spent }: Owner): { readonly label: string; readonly rows: readonly PartRow[] }[] {
  return [
    {
      label: t('Takings by account'),
      rows: takings.byAccount.map(({ name, amount }) => ({ name: accountShown({ name }), amount })),
    },
    {
      label: t('Takings by user'),
      rows: takings.byUser.map(({ name, amount }) => ({ name: name ?? '–', amount })),
    },
    {
      label: t('Takings by source'),
      rows: takings.bySource.map(({ source, amount }) => ({ name: t(takingSources[source] ?? source), amount })),
    },
    { label: t('Spent by type'), rows: spent.byType.map(({ type, amount }) => ({ name: typeShown(type), amount })) },
  ].filter(({ rows }) => rows.length > 0);
}

function Parts({
  label,
  rows,
  sign,
}: {
  readonly label: string;
  readonly rows: readonly PartRow[];
  readonly sign: string;
}) {
  return (
    <table className={styles.parts} aria-label={label}>
      <caption>{label}</caption>
      <tbody>
        {rows.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <Amount amount={amount} sign={sign} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
