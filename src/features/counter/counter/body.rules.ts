import { type Draft, keepsRest, read, readIfTyped, calculate, ticked } from './draft.rules';

const said = (typed: string) => (typed.trim() === '' ? undefined : typed.trim());

/** The body of the call that takes the payment of a draft; what is empty is left out. */
export function bodyOf(draft: Draft, rate: number) {
  const { rows, credit, rest } = calculate(draft, rate);
  const { key, payer, payerName, basket } = draft;
  const note = said(draft.note);
  return {
    _id: key,
    ...(payerName === undefined ? {} : { payerName }),
    ...(payer ? { [payer.kind === 'student' ? 'studentID' : 'customerID']: payer._id } : {}),
    debts: ticked(draft).map(({ debt, amount }) => ({ [`${debt.of}ID`]: debt._id, amount: read(amount) })),
    ...(basket.length > 0
      ? {
          sale: {
            items: basket.map(({ itemID, quantity, price }) => ({ itemID, Quantity: quantity, Price: price })),
            discount: read(draft.discount),
            note,
          },
        }
      : {}),
    payments: rows.map(({ accountID, paid, given, givenSecond, phonePaid, reference }) => ({
      accountID,
      amount: paid,
      given: readIfTyped(given),
      givenSecond: readIfTyped(givenSecond),
      phonePaid: said(phonePaid),
      reference: said(reference),
    })),
    ...(credit > 0 ? { useCredit: credit } : {}),
    ...(keepsRest(draft) && rest > 0 ? { keepRest: true } : {}),
    ...(note === undefined ? {} : { note }),
  };
}
