import { Button } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { counted } from '#kit/contract/language';
import type { Owing } from './owed-columns';

interface Props {
  /** Who is ticked; students and customers are written to apart. */
  readonly rows: readonly Owing[];
  readonly onWrite: (field: 'studentID' | 'customerID', ids: readonly string[]) => void;
}

/** Writes to whoever is ticked: a button for each kind of people, which says how many they are. */
export function WritePicked({ rows, onWrite }: Props) {
  const idsOf = (kind: Owing['kind']) => rows.flatMap((row) => (row.kind === kind ? [row._id] : []));
  const [students, customers] = [idsOf('student'), idsOf('customer')];
  return (
    <>
      {students.length > 0 && (
        <Button variant="default" leftSection={symbol} onClick={() => onWrite('studentID', students)}>
          {counted(students.length, 'Write to {count} student', 'Write to {count} students')}
        </Button>
      )}
      {customers.length > 0 && (
        <Button variant="default" leftSection={symbol} onClick={() => onWrite('customerID', customers)}>
          {counted(customers.length, 'Write to {count} customer', 'Write to {count} customers')}
        </Button>
      )}
    </>
  );
}

const symbol = <IconMessage2 size={17} aria-hidden />;
