import { words } from '#kit/contract/language';
import type { LaterProps } from '#house/page/later';
import { type Narrowing, partQuery } from '#house/page/part-list';
import { RowsPart } from '#house/page/RowsPart';
import { useReached } from '#house/page/use-reached';
import { usePart } from '#kit/web/use-entity';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { followUp } from './follow-up.contract';
import { columnsOfPerson } from './follow-up-columns';

interface Props {
  readonly title: string;
  readonly narrowed: Narrowing;
  /** The filter of the full list. */
  readonly all: Narrowing;
}

function FollowUps({ title, narrowed, all }: Props) {
  const { ref, reached } = useReached();
  const read = usePart(followUp, reached ? partQuery(followUp, narrowed, '-createdAt') : undefined);
  return (
    <RowsPart
      place={ref}
      title={title}
      all={{ to: debtsScreen.path, search: { ...all, tab: 'followUps' } }}
      read={read}
      columns={columnsOfPerson}
      empty={words('Nothing was said about what is owed.')}
    />
  );
}

/** A student's follow-ups, with what was said to the guardians (ME12). */
export function FollowUpsOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return <FollowUps title={title} narrowed={{ familyOf: studentID }} all={{ studentID }} />;
}

export function FollowUpsOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  return <FollowUps title={title} narrowed={{ customerID }} all={{ customerID }} />;
}
