import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';

/** A sum with its label, in a list of them. */
export function BalanceLine({ label, amount }: { readonly label: string; readonly amount: Amount }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
