import { words } from '#kit/contract/language';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { performance } from './performance.contract';
import { performanceScreen } from './performance.screens';
import { performanceColumns } from './performance-columns';

const columns = performanceColumns.filter(({ id }) => !['employeeID', 'description', 'createdAt'].includes(id));

function PerformanceOfEmployee({ of: { _id: employeeID } }: PartProps) {
  return (
    <ListPart
      entity={performance}
      screen={performanceScreen}
      title={words('Performance')}
      narrowed={{ employeeID }}
      order="-taskDate"
      columns={columns}
      empty={words('No work has been entered yet.')}
    />
  );
}

/** The work of an employee, and what it earned. */
export const performanceOfEmployee: PagePart = { by: performanceScreen, Part: PerformanceOfEmployee };
