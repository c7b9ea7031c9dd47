import type { Money } from '#kit/contract/money';
import { BalanceLines } from './BalanceLines';
import { FutureDate } from '#kit/web/form/FutureDate';

interface Props {
  /** What is owed; undefined until it is known what is paid for. */
  readonly before: Money | undefined;
  readonly paid: Money | undefined;
  readonly day: string | undefined;
  readonly today: string;
}

/** Below the fields of a payment: the balance before and after it, and a word about a day that is still to come. */
export function PaymentLines({ before, paid, day, today }: Props) {
  return (
    <>
      <FutureDate day={day} today={today} />
      {before !== undefined && <BalanceLines before={before} paid={paid} />}
    </>
  );
}
