import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { counted, t, words } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import type { RowAction } from '#kit/web/list/row-action';
import { toastToUndo, toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { type ChargeVoided, voidCharge } from './charge.contract';
import { staysSaid } from './fee.rules';

interface Charged {
  readonly _id: string;
  readonly feeName: string;
  /** Present in fees that were charged together. */
  readonly chargeID?: unknown;
  readonly voidedAt: string | null;
}

/** Voids everything that one charge has made, right after it or from the row of any of its fees. */
export function useVoidCharge() {
  const done = useDone();
  const client = useQueryClient();
  const shown = useShownMoney();

  /** Makes the call, and shows the refusal if there is one. */
  async function toVoid(id: string, reason: string | undefined): Promise<void> {
    try {
      await done(await call(voidCharge, { params: { id }, body: { reason } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }

  /** Says what was charged, with a button that takes it back. */
  async function undoable(message: string, id: string): Promise<void> {
    toastToUndo(message, () => void toVoid(id, t('Undone')));
    await client.invalidateQueries();
  }

  function questionOf({ count, amount, stays }: ChargeVoided): string {
    const gone = counted(count, 'Void {count} fee, {amount}?', 'Void {count} fees, {amount}?', {
      amount: shown(amount),
    });
    return stays === 0 ? gone : `${gone} ${staysSaid(stays)}.`;
  }

  async function ask({ _id, feeName }: Charged): Promise<void> {
    try {
      const { info } = await call(voidCharge, { params: { id: _id }, query: { preview: 1 }, body: {} });
      const answer = await confirm({
        title: t('Are you sure?'),
        thing: feeNameShown(feeName),
        text: questionOf(info),
        yes: t('Void'),
        tone: 'wrong',
        reason: t('Reason (optional)'),
      });
      if (answer) await toVoid(_id, answer.reason || undefined);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }

  const actions = (row: Charged): readonly RowAction[] =>
    typeof row.chargeID !== 'string' || row.voidedAt !== null
      ? []
      : [{ label: words('Void this charge'), icon: IconArrowBackUp, tone: 'wrong', run: () => void ask(row) }];

  return { actions, undoable };
}
