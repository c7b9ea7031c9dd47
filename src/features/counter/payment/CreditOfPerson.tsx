import { words } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { columnsOf } from '#kit/web/list/column';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import { credit } from '#features/ledger/credit/credit.contract';
import { creditChange } from '#features/ledger/credit/credit.rules';

const { field, badge } = columnsOf(credit);

const columns = [
  field('creditNo'),
  field('date'),
  badge('kind'),
  field('amount', (row) => <Money amount={creditChange(row)} />),
  field('reason'),
];

interface Props {
  readonly title: string;
  readonly narrowed: Readonly<Record<string, string>>;
}

function CreditPart({ title, narrowed }: Props) {
  return (
    <ListPart
      entity={credit}
      screen={paymentScreen}
      tab="credit"
      title={title}
      narrowed={narrowed}
      order="-creditNo"
      columns={columns}
      empty={words('Nothing was paid ahead.')}
    />
  );
}

export function CreditOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return <CreditPart title={title} narrowed={{ studentID }} />;
}

export function CreditOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  return <CreditPart title={title} narrowed={{ customerID }} />;
}
