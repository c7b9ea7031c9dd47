import { sql } from 'kysely';
import { callsOf, optionsOf, pdfOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { student } from '#features/academy/student/student.contract';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { type PostedDocument, postingChecks } from '#features/ledger/transaction/posting-checks.server';
import { customer } from '#features/shop/customer/customer.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { service } from '#features/shop/service/service.contract';
import { creditNoteChecks } from './credit-note-checks.server';
import { creditNoteRoutes } from './credit-note.server';
import { notesToOwner } from './credit-note-owner.server';

/** The posting of money given back: an expense, of an account or of what is owed to people. */
const posted: PostedDocument = {
  kind: 'creditNote',
  table: creditNote.table,
  one: creditNote.one,
  called: sql`d."creditNoteNo"`,
  transectionType: 'expense',
  amount: sql`d.returned`,
  dated: sql`m.date = d.date`,
  account: sql`coalesce(d."refundAccountID", (select _id from money_account where kind = 'credit'))`,
  posts: sql`d.returned > 0`,
};

export const creditNoteSlice: Slice = {
  features: [debtsFeature],
  routes: creditNoteRoutes,
  grants: [
    {
      screen: debtsScreen,
      calls: [...callsOf(creditNote), pdfOf(creditNote), ...[moneyAccount, customer, service, invoice].map(optionsOf)],
    },
    { screen: debtsScreen, calls: [student, schoolClass, fee].map(optionsOf), brand: 'academy' },
  ],
  checks: [...postingChecks(posted), ...creditNoteChecks],
  posted,
  tellsOwner: notesToOwner,
};
