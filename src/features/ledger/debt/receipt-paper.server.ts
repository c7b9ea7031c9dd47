import type { Entity, Got } from '#kit/contract/entity';
import { language } from '#kit/contract/language';
import { noMoney, showMoney } from '#kit/rules/money';
import { numberedRecord, type ProvenPaper, standingOf } from '#house/paper/proven-paper.server';
import type { ReceiptRead, Slip } from './receipt.contract';
import { slipProven } from './slip.rules';

interface Facts<E extends Entity> {
  readonly entity: E;
  readonly letter: string;
  readonly slip: (receipt: ReceiptRead<E>) => Slip;
}

// A code never reveals what was left to pay.
const untold = { balance: noMoney, charged: noMoney, takenOff: noMoney, paperCode: null };

/** The paper of receipts of one kind, which its code proves (PU5, PU6). */
export function receiptPaper<E extends Entity>({ entity, letter, slip: slipOf }: Facts<E>): ProvenPaper {
  return {
    kind: 'receipt',
    letter,
    find: async (call, { number }) => {
      const found: Got<E> | undefined = await numberedRecord(call, entity, 'receiptNo', number);
      if (!found) return undefined;
      const { _id } = found;
      const slip = slipOf({ ...found, ...untold });
      const { to, voidedAt } = slip;
      return {
        _id,
        tell: ({ currencySign }) => ({
          ...standingOf({ ...found, voidedAt }),
          facts: slipProven(slip, (amount) => showMoney(amount, currencySign, language())).map(([label, value]) => ({
            label,
            value,
          })),
        }),
        shown: { entity, _id, number, name: to.name, isVoided: voidedAt !== null },
      };
    },
  };
}
