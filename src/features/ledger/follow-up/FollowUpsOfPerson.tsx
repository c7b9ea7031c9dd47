import { words } from '#kit/contract/language';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { followUp } from './follow-up.contract';
import { columnsOfPerson } from './follow-up-columns';

interface Props {
  readonly title: string;
  readonly narrowed: Readonly<Record<string, string>>;
}

function FollowUps({ title, narrowed }: Props) {
  return (
    <ListPart
      entity={followUp}
      screen={debtsScreen}
      tab="followUps"
      title={title}
      narrowed={narrowed}
      order="-createdAt"
      columns={columnsOfPerson}
      empty={words('Nothing was said about what is owed.')}
    />
  );
}

export function FollowUpsOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return <FollowUps title={title} narrowed={{ studentID }} />;
}

export function FollowUpsOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  return <FollowUps title={title} narrowed={{ customerID }} />;
}
