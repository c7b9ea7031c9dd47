import { useId, useMemo } from 'react';
import { t, words } from '#kit/contract/language';
import type { Column } from '#kit/web/list/column';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant, showNumber } from '#kit/web/show';
import { brandNames } from '#house/brand/brand.contract';
import { Amount } from './Amount';
import type { OwnerPerson } from './owner.contract';
import styles from './owner.module.css';
import type { Seen } from './use-owners';

interface Row extends OwnerPerson {
  readonly _id: string;
  readonly brand: Seen['brand'];
  readonly sign: string;
}

/** Shows what each user did on the day. */
export function PeopleTable({ seen }: { readonly seen: readonly Seen[] }) {
  const id = useId();
  const { timeZone } = useOrganisation();
  const rows = seen.flatMap(({ brand, owner }) =>
    owner.people.map((one): Row => ({ ...one, _id: `${brand} ${one.userID}`, brand, sign: owner.currencySign })),
  );
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  return (
    <section className={styles.people} aria-labelledby={id}>
      <h2 id={id} className={styles.section}>
        {t('People')}
      </h2>
      <DataTable
        label={t('People')}
        columns={seen.length > 1 ? [...columns.slice(0, 1), brandColumn, ...columns.slice(1)] : columns}
        rows={rows}
        empty={<EmptyState title={t('Whoever takes money, voids, gives discounts or counts appears here.')} />}
      />
    </section>
  );
}

const brandColumn: Column<Row> = {
  id: 'brand',
  label: words('Brand'),
  value: ({ brand }) => brand,
  show: ({ brand }) => t(brandNames[brand]),
  align: 'start',
  part: 'fact',
};

type AmountName = 'amount' | 'voidAmount' | 'discounts' | 'differences';

function columnsOf(timeZone: string): readonly Column<Row>[] {
  const amount = (id: AmountName, label: string, part: Column<Row>['part'] = 'fact'): Column<Row> => ({
    id,
    label,
    value: (row) => row[id],
    show: (row) => (row[id] === 0 ? '–' : <Amount amount={row[id]} sign={row.sign} />),
    align: 'end',
    part,
  });
  const count = (id: 'receipts' | 'voids', label: string): Column<Row> => ({
    id,
    label,
    value: (row) => row[id],
    show: (row) => showNumber(row[id]),
    align: 'end',
    part: 'fact',
  });
  return [
    {
      id: 'name',
      label: words('Name'),
      value: ({ name }) => name,
      show: ({ name }) => <bdi>{name}</bdi>,
      align: 'start',
      cuts: true,
    },
    count('receipts', words('Receipts')),
    amount('amount', words('Amount'), 'amount'),
    count('voids', words('Voided')),
    amount('voidAmount', words('Voided amount')),
    amount('discounts', words('Discounts')),
    amount('differences', words('Differences')),
    {
      id: 'lastSeen',
      label: words('Last seen'),
      value: ({ lastSeen }) => lastSeen,
      show: ({ lastSeen }) => (lastSeen === null ? '–' : showInstant(lastSeen, timeZone)),
      align: 'start',
      part: 'day',
    },
  ];
}
