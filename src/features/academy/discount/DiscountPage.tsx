import { useMemo } from 'react';
import { words } from '#kit/contract/language';
import type { Got } from '#kit/contract/entity';
import { shownRate } from '#kit/rules/show';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, spare, toldColumn } from '#kit/web/list/column';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { discount } from './discount.contract';
import { discountForm } from './discount-form';

const { field, ref, column } = columnsOf(discount);

type Row = Got<typeof discount>;

/** The reduction that a discount makes, as a share or an amount. */
function Size({ percent, amount }: Pick<Row, 'percent' | 'amount'>) {
  if (percent !== null) return <bdi>{shownRate(percent / 100)}</bdi>;
  return amount === null ? null : <Money amount={amount} />;
}

/** A field under a shorter name than in its form, because a table has many columns. */
const briefly = (name: Parameters<typeof field>[0], label: string) => ({ ...field(name), label });

const columns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  briefly('discountKind', words('Type')),
  column(words('Percent or amount'), ({ percent, amount }) => percent ?? amount, {
    show: (row) => <Size {...row} />,
    align: 'end',
    part: 'amount',
  }),
  briefly('feetypes', words('For')),
  ref('classID', ({ className }) => className),
  field('startDate'),
  field('endDate'),
  ...spare(ref('approvedBy', ({ name }) => name)),
  toldColumn(discount, 'reducedSum'),
  ...aside(field('reason'), field('createdAt')),
];

/** The standing discounts of students. */
export default function DiscountPage() {
  const organisation = useOrganisation();
  const form = useMemo(() => discountForm(organisation), [organisation]);
  return (
    <CrudPage
      entity={discount}
      title="Discounts"
      columns={columns}
      order="-createdAt"
      form={form}
      filters={['studentID', 'classID', 'discountKind']}
      nameOf={({ studentID, reason }) => `${studentID.studentName} – ${reason}`}
      about="No discounts yet. A discount reduces what the next charges make."
    />
  );
}
