import { words } from '#kit/contract/language';
import { ListPart } from '#house/page/ListPart';
import type { LaterProps } from '#house/page/later';
import { performance } from './performance.contract';
import { performanceScreen } from './performance.screens';
import { performanceColumns } from './performance-columns';

const columns = performanceColumns.filter(({ id }) => !['employeeID', 'description', 'createdAt'].includes(id));

/** The work of an employee, and what it earned. */
export function PerformanceOfEmployee({ title, of: { _id: employeeID } }: LaterProps) {
  return (
    <ListPart
      entity={performance}
      screen={performanceScreen}
      title={title}
      narrowed={{ employeeID }}
      order="-taskDate"
      columns={columns}
      empty={words('No work has been entered yet.')}
    />
  );
}
