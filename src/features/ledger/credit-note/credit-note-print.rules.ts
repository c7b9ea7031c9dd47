import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Printed } from '#kit/contract/print';
import { shownDay } from '#kit/rules/show';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { creditKinds, type CreditNote } from './credit-note.contract';

type Said = readonly [label: string, value: string];
type Sum = readonly [label: string, amount: Money];

/** A credit note on paper, to be signed: what is taken off and why, and what is given back. */
export function notePrinted(note: CreditNote): Printed {
  const { creditNoteNo: number, voidedAt, amount } = note;
  const signed = [t('Made by'), t('Received by')];
  return {
    title: voidedAt === null ? t('Credit note') : t('Credit note (voided)'),
    called: t('Credit note {number}', { number }),
    file: `credit-note-${number}.pdf`,
    number: [t('Credit note no'), String(number)],
    from: t('From'),
    head: [...noteFacts(note), { label: t('To'), ...noteTo(note) }],
    lines: [
      {
        title: t('Items'),
        columns: [
          { heading: t('Item'), share: 5 },
          { heading: t('Quantity'), share: 2, align: 'end' },
        ],
        rows: noteItems(note).map((cells) => ({ cells })),
      },
    ],
    sums: noteSums(note),
    total: [t('Credited'), amount],
    signed,
    slipSigned: signed,
  };
}

/** The person of a credit note by name, and the other facts that identify the person. */
export function noteTo({ studentID, customerID }: CreditNote): { name: string; lines: string[] } {
  if (studentID) return { name: studentID.studentName, lines: [t('Student ID {number}', { number: studentID.stdID })] };
  return { name: customerID?.name ?? t(walkInCustomer), lines: customerID?.phone ? [customerID.phone] : [] };
}

/** The name of the document that something was taken off. */
export function creditedShown({ feeID, serviceID, invoiceID }: CreditNote): string {
  if (feeID) return `${feeNameShown(feeID.feeName)} (${feeID.feeNo})`;
  if (invoiceID) return t('Invoice {number}', { number: invoiceID.invoiceNumber });
  return serviceID?.serviceName ?? '';
}

/** The facts that identify a credit note, and its reason. */
function noteFacts(note: CreditNote): readonly Said[] {
  const said: readonly (readonly [string, string | null | undefined])[] = [
    [t('Date'), shownDay(note.date)],
    [t('Type'), t(creditKinds[note.creditKind])],
    [t('Of'), creditedShown(note)],
    [t('Reason'), note.reason],
    [t('Made by'), note.userID?.name],
  ];
  return said.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** The sum that it took off the balance, and the account that money went back from. */
function noteSums({ lowered, returned, refundAccountID }: CreditNote): readonly Sum[] {
  const back = refundAccountID ? t('Paid back from {account}', { account: refundAccountID.name }) : t('Became credit');
  return [
    ...(lowered > 0 ? [[t('Taken off the balance'), lowered] as const] : []),
    ...(returned > 0 ? [[back, returned] as const] : []),
  ];
}

/** The goods that came back: each with its pieces, and whether it is sold again. */
function noteItems({ items }: CreditNote): readonly Said[] {
  return items.map(({ itemID, Quantity, restock }) => [
    itemID.itemName,
    restock ? String(Quantity) : t('{pieces} spoilt', { pieces: Quantity }),
  ]);
}
