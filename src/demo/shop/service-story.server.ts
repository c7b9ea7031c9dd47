import { customer } from '#features/shop/customer/customer.contract';
import { service } from '#features/shop/service/service.contract';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';
import type { Act } from '#demo/story';
import type { DemoJob } from './shop-jobs';
import type { ShopWorld } from './shop-made';

/** Customers come, order, see their job go from design to print, and pay. */
export function serviceStory(world: ShopWorld): readonly Act[] {
  return world.jobs.flatMap((job) => jobActs(world, job));
}

function jobActs({ calls, made, customers }: ShopWorld, job: DemoJob): Act[] {
  const { customer: orderedBy, serviceName, workType, quantity, servicePrice } = job;
  const known = customers[orderedBy];
  const about = String(orderedBy);
  let serviceID = '';
  const customerID = async () => {
    const id = made.customers.get(orderedBy) ?? (await calls.save(customer.path, known ?? {}))._id;
    made.customers.set(orderedBy, id);
    return id;
  };
  const order = async () => {
    const { _id } = await calls.save(service.path, {
      customerID: await customerID(),
      serviceName,
      workType,
      quantity,
      servicePrice,
      workStatus: workType === 'print' ? 'none' : 'assigned',
      prductionStatus: workType === 'design' ? 'none' : 'assigned',
      ...(workType === 'print' ? {} : { employeeID: made.crew[job.designer] }),
      ...(workType === 'design' ? {} : { ProductionEmployeeID: made.crew[job.printer] }),
    });
    serviceID = _id;
  };
  return [
    { on: job.on, take: order },
    ...job.steps.map(
      ({ on, ...statuses }): Act => ({
        on,
        about,
        take: () => calls.change(`${service.path}/${serviceID}`, statuses),
      }),
    ),
    ...job.payments.map(
      ({ on, ...payment }): Act => ({
        on,
        about,
        take: async () =>
          calls.save(serviceReceipt.path, {
            ...payment,
            datePaid: on,
            phonePaid: known?.phone,
            serviceID,
            customerID: await customerID(),
          }),
      }),
    ),
  ];
}
