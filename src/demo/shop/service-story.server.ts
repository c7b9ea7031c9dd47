import type { Act } from '#demo/story';
import type { DemoJob } from './shop-jobs';
import type { ShopWorld } from './shop-made';

/** Customers come, order, see their job go from design to print, and pay. */
export function serviceStory(world: ShopWorld): readonly Act[] {
  return world.jobs.flatMap((job) => jobActs(world, job));
}

function jobActs({ calls, made, customers }: ShopWorld, job: DemoJob): Act[] {
  const { customer, serviceName, workType, quantity, servicePrice } = job;
  const known = customers[customer];
  let serviceID = '';
  const customerID = async () => {
    const id = made.customers.get(customer) ?? (await calls.save('customers', known ?? {}))._id;
    made.customers.set(customer, id);
    return id;
  };
  const order = async () => {
    const { _id } = await calls.save('service', {
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
      ({ on, ...statuses }): Act => ({ on, take: () => calls.change(`service/${serviceID}`, statuses) }),
    ),
    ...job.payments.map(
      ({ on, ...payment }): Act => ({
        on,
        take: async () =>
          calls.save('serviceReceipt', {
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
