import type { Money } from '#kit/contract/money';
import { BalanceLines } from './BalanceLines';
import { FutureDate } from '#kit/web/form/FutureDate';

interface Props {
  /** The amount owed; undefined until the document is known. */
  readonly before: Money | undefined;
  readonly paid: Money | undefined;
  readonly day: string | undefined;
  readonly today: string;
}

/** The lines below the fields of a payment: the balance before and after it, and a warning about a future day. */
export function PaymentLines({ before, paid, day, today }: Props) {
  return (
    <>
      <FutureDate day={day} today={today} />
      {before !== undefined && <BalanceLines before={before} paid={paid} />}
    </>
  );
}
