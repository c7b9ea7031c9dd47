import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import type { FindScreen } from '#house/menu/menu.contract';
import { callsOf, listOf, newOf, optionsOf, pdfOf, under } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { type PostedDocument, postingChecks } from '#features/ledger/transaction/posting-checks.server';
import type { Source } from '#features/ledger/transaction/transaction.contract';
import type { Debt } from './debt.contract';
import './slice-debts.server';

/** The way of paying as `methodShown` says it: of a receipt from credit, which calls answer as others, Credit. */
function methodInFiles(call: Call) {
  const from = sql`select from ${tableOf(call, moneyAccount.table)} a where a._id = t."accountID" and a.kind = 'credit'`;
  return sql`case when exists (${from}) then ${t('Credit')} else t."paymentMethod" end`;
}

interface Receipts {
  readonly entity: Entity;
  readonly kind: Source['kind'];
  /** The name of one in reports of problems. */
  readonly one: string;
  readonly debt: Debt;
  readonly screen: FindScreen;
  /** The condition of the rights to them, where several kinds share a path. */
  readonly condition?: string;
  /** The entities of the payer and the debt, whose choice lists the form uses. */
  readonly payer: Entity;
  readonly document: Entity;
}

/** The slice of receipts of one kind: the rights of their screen, their checks and their place in the search. */
export function receiptSlice({ entity, kind, one, debt, screen, condition, payer, document }: Receipts) {
  const calls = (names: readonly string[]) => (condition === undefined ? names : under(condition, names));
  const posted: PostedDocument = {
    kind,
    table: entity.table,
    one,
    called: sql`d."receiptNo"`,
    isReceipt: true,
    transectionType: 'income',
    amount: sql.ref(`d.${debt.receipts.amount}`),
    dated: sql`m.date = d."datePaid"`,
    account: sql`d."accountID"`,
  };
  const [list = ''] = calls([listOf(entity)]);
  return {
    only: [
      {
        screen,
        calls: [...calls([...callsOf(entity), pdfOf(entity)]), ...[payer, document, moneyAccount].map(optionsOf)],
      },
    ],
    debts: { debt, person: payer, reads: listOf(document), takes: calls([newOf(entity)]) },
    tells: [{ of: entity, name: 'paymentMethod', value: methodInFiles }],
    checks: postingChecks(posted),
    posted,
    finds: {
      entity,
      screen,
      right: () => list,
      narrowed: ({ number }) => ({ receiptNo: String(number) }),
      number: 'receiptNo',
      phone: 'phonePaid',
      of: { field: debt.payer, person: payer },
    },
  } satisfies Slice;
}
