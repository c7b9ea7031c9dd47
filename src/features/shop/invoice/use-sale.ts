import { useState } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { answerOf, isRefusal, type Refusal, send } from '#kit/web/call';
import { useOrganisation } from '#kit/web/organisation';
import { useShownErrors } from '#kit/web/form/use-shown-errors';
import { useDone } from '#kit/web/use-entity';
import { customInvoice } from './sale.contract';
import { byRow, readGoods, readPayment, type SaleDraft, totalsSoFar, typedSale } from './sale-draft.rules';
import { useHeldItems } from './use-held-items';
import type { Sold } from './use-sale-draft';
import { useSalePreview } from './use-sale-preview';

/** The state of a sale that is typed: its stock, its problems, the server's preview, and the action that makes it. */
export function useSale(draft: SaleDraft, onSold: (sold: Sold) => void) {
  const { phone } = useOrganisation();
  const held = useHeldItems(draft.rows);
  const goods = readGoods(draft, held);
  const payment = readPayment(draft, phone);
  const preview = useSalePreview(
    customInvoice,
    Object.keys(goods.errors).length === 0
      ? // Paid whole, so that only the goods are judged.
        { ...withoutNothing(goods.goods), isReceipt: true, amountPaid: totalsSoFar(draft).Total }
      : undefined,
  );
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<{ readonly to: SaleDraft; readonly refused: Refusal }>();
  const done = useDone();
  // A refusal applies to what was sent, not to what is typed after that.
  const refused = answered?.to === draft ? answered.refused : undefined;
  const faults = {
    goods: { ...byRow(preview.errors, draft.rows), ...goods.errors },
    payment: payment.errors,
  };
  const found = { ...faults.goods, ...faults.payment };
  const isRight = Object.keys(found).length === 0;
  const { errors, left, showAll, refuse } = useShownErrors({ ...typedSale(draft), found });

  /** Whether the server has nothing to show first, such as goods that it refuses or that cost more. */
  async function isClear(): Promise<boolean> {
    const judged = await preview.judge();
    return Object.keys(judged.errors).length === 0 && judged.belowCost.length === 0;
  }

  async function order(): Promise<void> {
    const { method, path } = customInvoice;
    const body = { ...withoutNothing(goods.goods), ...withoutNothing(payment.payment) };
    const response = await send({ method, path, body, idempotencyKey: draft.key });
    const answer = await answerOf<ReplyOf<typeof customInvoice>>(response);
    onSold(answer);
    await done(answer);
  }

  /** Sells; false if something prevents it, which is shown. */
  async function sell(): Promise<boolean> {
    if (!isRight || busy) return false;
    setBusy(true);
    try {
      if (preview.isAwaited && !(await isClear())) return false;
      await order();
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setAnswered({ to: draft, refused: error });
      refuse(byRow(error.errors, draft.rows));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    held,
    faults,
    refused,
    busy,
    sell,
    /** What is shown at the fields; what the server says about the goods is shown at once. */
    errors: { ...byRow(preview.errors, draft.rows), ...errors },
    left,
    showAll,
    belowCost: preview.belowCost,
    isAwaited: preview.isAwaited,
  };
}

/** The body without its empty values, which are not sent (S§5). */
function withoutNothing(body: object | undefined): object {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== null));
}
