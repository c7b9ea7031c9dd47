import type { RowOf } from '#kit/contract/report';
import { pageOf } from '#kit/contract/page-of';
import { aside, type Column, reportColumns, spare } from '#kit/web/list/column';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { callable } from '#house/page/phone.rules';
import type { Age } from '#features/ledger/debt/age.contract';
import { agedDebts } from '#features/counter/aged-debts/aged-debts.contract';
import styles from './owed.module.css';

export type Owing = RowOf<typeof agedDebts.row>;

const { field, sum } = reportColumns(agedDebts);

/** A column of sums owed; 0 is left empty, so that the other sums stand out. */
function some(name: Age): Column<Owing> {
  const column = sum(name);
  return { ...column, show: (row) => (row[name] > 0 ? column.show(row) : null) };
}

/** A phone that is dialled by a tap. */
function phone(name: 'phone' | 'guardianPhone'): Column<Owing> {
  return {
    ...field(name, ({ [name]: number }) =>
      number === null ? null : (
        <a className={styles.phone} href={`tel:${callable(number)}`}>
          <bdi dir="ltr">{number}</bdi>
        </a>
      ),
    ),
    // A number that is dialled is never cut off.
    cuts: false,
  };
}

/** The address of the page of the person who owes. */
export const pageOfOwing = ({ kind, _id }: Owing) => pageOf(kind === 'student' ? student : customer, _id);

const who: Column<Owing> = { ...field('person'), to: pageOfOwing };

export const owedColumns: readonly Column<Owing>[] = [
  who,
  // The parts of a sum stay beside it: the phone gives way first.
  ...spare(phone('phone')),
  some('notDue'),
  some('days1to30'),
  some('days31to60'),
  some('days61to90'),
  some('over90'),
  sum('total'),
  ...spare(field('promiseDate')),
  ...aside(phone('guardianPhone'), sum('unusedCredit'), field('oldestDue'), field('lastPaid'), field('lastFollowUp')),
];
