import { words } from '#kit/contract/language';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { service } from './service.contract';
import { serviceScreen } from './service.screens';
import { serviceColumns } from './service-columns';

const only = (...ids: readonly string[]) => serviceColumns.filter(({ id }) => ids.includes(id));
const ofEmployee = only('serviceName', 'customerID', 'workType', 'workStatus', 'createdAt');
const ofPrinter = only('serviceName', 'customerID', 'workType', 'prductionStatus', 'createdAt');

const work = {
  entity: service,
  screen: serviceScreen,
  order: '-createdAt',
  empty: words('No work has been assigned yet.'),
};

/** The services that an employee designs. */
export function DesignsOfEmployee({ title, of: { _id: employeeID } }: LaterProps) {
  return <ListPart {...work} title={title} narrowed={{ employeeID }} columns={ofEmployee} />;
}

/** The services that an employee prints. */
export function PrintsOfEmployee({ title, of: { _id: ProductionEmployeeID } }: LaterProps) {
  return <ListPart {...work} title={title} narrowed={{ ProductionEmployeeID }} columns={ofPrinter} />;
}
