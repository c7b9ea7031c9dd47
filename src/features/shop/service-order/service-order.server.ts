import type { BodyOf } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Call, Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { readRecords } from '#kit/server/read/send';
import { refuseInvalid } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { newOf } from '#house/rights/calls.rules';
import { refuseWithoutRight } from '#house/rights/without-right.server';
import { service } from '#features/shop/service/service.contract';
import { firstStatuses } from '#features/shop/service/service.rules';
import { orderOpen } from '#features/shop/service/service.server';
import { orderService } from '#features/shop/service/service-order.contract';
import { depositProblems } from '#features/shop/service/service-order.rules';
import { servicePayment } from '#features/shop/service/service-payment.contract';
import { takeServiceReceipt } from '#features/shop/service-receipt/service-receipt.server';

type Sent = BodyOf<typeof orderService>;

/** Takes an order: the service and the receipt of its deposit are made in the one transaction of the call, or neither. */
async function order(call: Call, sent: Sent) {
  refuseInvalid(depositProblems(sent));
  const { AmountPaid, paymentMethod: _method, phonePaid: _phone, quantity, ...asked } = sent;
  if (AmountPaid) refuseWithoutRight(call, newOf(servicePayment));
  const made = await orderOpen(call, {
    ...asked,
    ...firstStatuses(asked),
    _id: newId(),
    quantity: quantity ?? 1,
    dueDate: asked.dueDate ?? undefined,
  });
  const receipt = AmountPaid ? await payDeposit(call, { ...sent, AmountPaid }, made) : null;
  // Read again after a deposit, because the receipt has changed what is paid of it.
  const [info = made] = receipt ? await readRecords(call, service, [made._id]) : [];
  return { status: true, message: t('{service} is ordered', { service: made.serviceName }), info, receipt };
}

function payDeposit(
  call: Call,
  { AmountPaid, paymentMethod, phonePaid }: Sent & { readonly AmountPaid: Money },
  made: Got<typeof service>,
) {
  return takeServiceReceipt(call, {
    serviceID: made._id,
    customerID: made.customerID._id,
    AmountPaid,
    paymentMethod: paymentMethod ?? undefined,
    phonePaid: phonePaid ?? undefined,
    datePaid: call.today,
  });
}

export const serviceOrderRoutes: Route[] = [on(orderService, order)];
