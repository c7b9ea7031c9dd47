import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { BalanceLines } from '#kit/web/form/BalanceLines';
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

/** What the button of a payment says: the amount that it takes; undefined while none is entered. */
export function takeLabel(paid: Money | undefined, currencySign: string): string | undefined {
  if (paid === undefined) return undefined;
  return t('Take {amount}', { amount: showMoney(paid, currencySign, language()) });
}
