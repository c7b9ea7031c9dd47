import { t } from '#kit/contract/language';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Money } from '#kit/contract/money';
import { type Errors, parseAs } from '#kit/contract/parse';
import { noMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { refuseFields } from '#kit/server/routes/sent';
import type { CreditPayer } from '#features/ledger/credit/credit.server';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { rowProblems, saleTotals } from '#features/shop/invoice/invoice.rules';
import { type debtFields, saleFields, type takeMoney } from './take.contract';

type Body = BodyOf<typeof takeMoney>;

/** A debt as it is to be paid. */
export interface AskedDebt {
  readonly of: DebtKind;
  readonly _id: string;
  readonly amount: Money;
  /** Its path in the body, for the messages of a refusal. */
  readonly field: string;
}

/** What the counter is asked to take, checked as far as the body alone allows. */
export interface Asked {
  readonly payer: CreditPayer | undefined;
  readonly payerName: string | null;
  readonly debts: readonly AskedDebt[];
  readonly sale: ReturnType<typeof saleOf>;
  readonly saleTotal: Money | undefined;
  readonly rows: NonNullable<Body['payments']>;
  readonly useCredit: Money;
  readonly keepRest: boolean;
  readonly date: string;
  readonly note: string | null;
}

/** Reads the body of the counter's call; ends the call where the body by itself is invalid. */
export function askedOf(call: Call, body: Body): Asked {
  const { useCredit = noMoney, keepRest = false, payerName = null, note = null } = body;
  const date = body.date ?? call.today;
  const sale = saleOf(body.sale);
  if (sale && date !== call.today) refuseInvalid({ date: t('A sale is of today') });
  const rows = body.payments ?? [];
  refuseInvalid(
    Object.fromEntries(
      rows.flatMap(({ amount }, index) => {
        const problem = amountProblem(amount);
        return problem === undefined ? [] : [[`payments.${index}.amount`, problem]];
      }),
    ),
  );
  return {
    payer: payerOf(body),
    payerName,
    debts: debtsOf(body.debts ?? []),
    sale,
    saleTotal: sale && saleTotals(sale.items, sale.discount).Total,
    rows,
    useCredit,
    keepRest,
    date,
    note,
  };
}

function payerOf({ studentID, customerID }: Body): CreditPayer | undefined {
  if (studentID && customerID) refuseInvalid({ customerID: t('A payment has one payer') });
  if (studentID) return { kind: 'student', _id: studentID };
  return customerID ? { kind: 'customer', _id: customerID } : undefined;
}

/** The fields by which a debt is named, and the kind of each. */
const named = { feeID: 'fee', serviceID: 'service', invoiceID: 'invoice' } as const;
const names = ['feeID', 'serviceID', 'invoiceID'] as const satisfies readonly (keyof typeof named &
  keyof typeof debtFields)[];

function debtsOf(sent: NonNullable<Body['debts']>): AskedDebt[] {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  const debts = sent.flatMap((one, index): AskedDebt[] => {
    const [name, ...others] = names.filter((each) => one[each]);
    const _id = name && one[name];
    if (!name || !_id || others.length > 0) {
      errors[`debts.${index}.${others[0] ?? 'feeID'}`] = t('Choose one debt');
      return [];
    }
    const field = `debts.${index}.${name}`;
    if (seen.has(_id)) errors[field] = t('This debt is chosen twice');
    seen.add(_id);
    const problem = amountProblem(one.amount);
    if (problem !== undefined) errors[`debts.${index}.amount`] = problem;
    return [{ of: named[name], _id, amount: one.amount, field }];
  });
  refuseInvalid(errors);
  return debts;
}

/** The goods of a sale, checked as for a custom invoice; undefined where nothing is sold. */
function saleOf(sent: unknown) {
  if (sent === undefined || sent === null) return undefined;
  const parsed = parseAs(saleFields, sent);
  if (!parsed.ok) return refuseFields(inSale(parsed.errors));
  const { items, discount = noMoney, note = null } = parsed.value;
  refuseInvalid(inSale(rowProblems(items, discount)));
  return { items, discount, note };
}

/** The messages about a sale, by their path in the body. */
export function inSale(errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name === '' ? 'sale' : `sale.${name}`, message]),
  );
}
