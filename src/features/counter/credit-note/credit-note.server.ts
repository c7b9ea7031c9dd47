import type { Day } from '#kit/contract/day';
import type { Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { saved, onSent } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { creditNote, type CreditNotePreview, makeCreditNote } from '#features/ledger/credit-note/credit-note.contract';
import {
  afterNote,
  limitProblem,
  noteErrors,
  splitOf,
  walkInNoteProblem,
} from '#features/ledger/credit-note/credit-note.rules';
import { creditNoteCallsWith } from '#features/ledger/credit-note/credit-note-calls.server';
import { makeNotes } from '#features/ledger/credit-note/make-notes.server';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { isPreview } from '#kit/server/routes/preview';
import { creditNotePdf } from './credit-note-pdf.server';
import { debtNamed, type DebtNamed, type HeldDebt, holdCredited } from './credited-debt.server';
import { givingBack, refuseGiving, refuseWrongAccount, withRefund } from '#features/ledger/credit-note/giving.server';
import { type BackItem, judgeGoods, restock } from './goods.server';
import { noteFirst, takeBack } from './taking-back.server';

type Note = typeof creditNote;
type SentNote = Sent<Note> & { readonly _id: string };

/** Takes something off what is owed, or previews that (DE1 to DE5). */
async function make(call: Call, sent: SentNote) {
  const onlyAsked = isPreview(call);
  const named = judgeBody(call, sent);
  const { held, amount } = await judge(call, named, sent);
  const date = sent.date ?? call.today;
  if (onlyAsked) return saved('', await previewOf(call, held, amount, date));
  const [note] = await makeNotes(
    call,
    named.debt,
    [
      {
        _id: sent._id,
        of: held.of,
        amount,
        creditKind: sent.creditKind ?? 'return',
        date,
        reason: sent.reason,
        refundAccountID: sent.refundAccountID ?? null,
        items: backOf(sent),
      },
    ],
    held.accounts,
  );
  if (!note) throw new Error('A credit note was not made');
  if (note.items.length > 0) await restock(call, note);
  return saved(t('Credit note {number} saved', { number: note.creditNoteNo }), note);
}

/** The effect of a credit note that is not made; a date in closed books is refused as in making it. */
async function previewOf(call: Call, { of }: HeldDebt, amount: Money, date: Day): Promise<CreditNotePreview> {
  await refuseClosed(call, date);
  const split = splitOf(of, amount);
  const { owed, paid } = afterNote(of, split);
  return { ...split, balance: leftToPay(owed, paid) };
}

/** Checks the body by itself and returns the debt that is credited; also refuses money back for callers who may not give any (DE10). */
function judgeBody(call: Call, sent: SentNote): DebtNamed {
  const named = debtNamed(sent);
  refuseInvalid(noteErrors(sent, call.today));
  if (!named) throw new Error('A credit note names no debt');
  if (sent.refundAccountID) refuseGiving(call);
  return named;
}

async function judge(call: Call, named: DebtNamed, sent: SentNote): Promise<{ held: HeldDebt; amount: Money }> {
  const { refundAccountID } = sent;
  const items = backOf(sent);
  const held = await holdCredited(call, named, refundAccountID ? [refundAccountID] : []);
  refuseWrongAccount(held.accounts, refundAccountID);
  const unknown = walkInNoteProblem(held.of.payer, refundAccountID);
  if (unknown !== undefined) refuseInvalid({ refundAccountID: unknown });
  const amount = items.length > 0 ? await judgeGoods(call, held.of, items) : (sent.amount ?? noMoney);
  refuseConflict(limitProblem(amount, held.of.owed), 'amount');
  return { held, amount };
}

/** The goods that come back, which by default are sold again. */
function backOf({ items = [] }: SentNote): BackItem[] {
  return items.map(({ restock: isSold = true, ...item }) => ({ ...item, restock: isSold }));
}

export const creditNoteRoutes: Route[] = [
  ...creditNoteCallsWith({ first: noteFirst, condition: { remove: withRefund }, remove: takeBack }),
  onSent(makeCreditNote, (call, body) => make(call, sentOf(call, creditNote, body)), { condition: givingBack }),
  creditNotePdf,
];
