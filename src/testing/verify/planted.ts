import type { Planted } from './inconsistency';
import { plantedCloses } from './planted-closes';
import { plantedInCredit } from './planted-credit';
import { plantedInMarks } from './planted-marks';
import { plantedInMessages } from './planted-messages';
import { plantedForOwner } from './planted-owner';
import { plantedInWallets } from './planted-wallets';
import { plantedInNotes } from './planted-notes';
import { plantedInNumbers } from './planted-numbers';

const academy = (...sql: string[]): Planted => ({ brand: 'academy', sql });
const shop = (...sql: string[]): Planted => ({ brand: 'decoration', sql });
const one = (table: string, where = 'true') => `_id = (select _id from ${table} where ${where} order by _id limit 1)`;
const live = '"voidedAt" is null';

function paid(
  make: typeof academy,
  of: Readonly<Record<'name' | 'table' | 'paid' | 'balance' | 'status' | 'charged' | 'parent' | 'receipts', string>>,
) {
  const { name, table, paid: sum, balance, status, charged, parent, receipts } = of;
  const column = (quoted: string) => `alter table ${table} alter column ${quoted} drop expression`;
  return {
    [`${name}-paid`]: make(`update ${table} set ${sum} = ${sum} - 0.01 where ${one(table, `${sum} > 1`)}`),
    [`${name}-balance`]: make(
      `${column(balance)}; update ${table} set ${balance} = ${balance} + 0.01 where ${one(table)}`,
    ),
    [`${name}-status`]: make(
      `${column(status)}; update ${table} set ${status} = 'percialPaid' where ${one(table, `${status} = 'fullPaid'`)}`,
    ),
    [`${name}-credited`]: make(`update ${table} set credited = credited + 0.01 where ${one(table, `${balance} > 1`)}`),
    [`${name}-charged`]: make(
      `${column(charged)}; update ${table} set ${charged} = ${charged} - 0.01 where ${one(table)}`,
    ),
    [`${name}-voided`]: make(
      `update ${table} set "voidedAt" = now() where _id = (select ${parent} from ${receipts} where ${live} limit 1)`,
    ),
  };
}

/** Another row of the statement like one that is there. */
const second = (number: string, source: string, more = '', values = '') =>
  `insert into money_transaction (_id, "transectionNo", "transectionType", type, name, amount, date, description, "accountID", source${more})
   select gen_random_uuid(), ${number}, "transectionType", type, name, amount, date, description, "accountID", ${source}${values}
   from money_transaction`;

function posted(make: typeof academy, kind: string, table: string, posts = live) {
  const first = `_id = (select _id from money_transaction where source ->> 'kind' = '${kind}' and ${live} order by _id limit 1)`;
  return {
    [`${kind}-posted-once`]: make(
      `update ${table} set "voidedAt" = now() where ${one(table, posts)}`,
      `update money_transaction set "voidedAt" = now() where ${first}`,
      `drop index money_transaction_source_key; ${second(`900000`, 'source')} where ${first}`,
    ),
    [`${kind}-posted-right`]: make(
      `update money_transaction set amount = amount + 0.01 where ${first}`,
      `update money_transaction set date = date + 3 where ${first}`,
      `update money_transaction set "accountID" = (select _id from money_account where kind = 'credit') where ${first}`,
      `update money_transaction set "transectionType" = case "transectionType" when 'income' then 'expense' else 'income' end where ${first}`,
    ),
    [`${kind}-posting-has-document`]: make(
      `update money_transaction set source = jsonb_build_object('kind', '${kind}', '_id', gen_random_uuid()) where ${first}`,
    ),
  };
}

const sealed = `_id = (select "activityID" from activity_seal where no = 5)`;
const line = `_id, "createdAt", action, resource, label, address, status`;
const early = `gen_random_uuid(), (select "createdAt" + interval '1 second' from activity where ${sealed}), 'create', 'fee', 'Put in', '::1', 200`;

/** The row that takes the first row of the statement back, on the same side still. */
const takenBack = `${second('900001', 'null', ', reverses', ', _id')} where ${one('money_transaction', live)};
  update money_transaction set type = 'reversal', source = jsonb_build_object('kind', 'reversal', '_id', _id) where "transectionNo" = 900001`;

/** The faults to plant so that each check finds one, by the check's name. */
export const planted: Readonly<Record<string, Planted>> = {
  ...paid(academy, {
    name: 'fee',
    table: 'fee',
    paid: '"feePaid"',
    balance: '"feeBalance"',
    status: '"feeStatus"',
    charged: '"feeGross"',
    parent: '"feeID"',
    receipts: 'fee_receipt',
  }),
  ...paid(shop, {
    name: 'invoice',
    table: 'invoice',
    paid: '"amountPaid"',
    balance: 'balance',
    status: '"Status"',
    charged: '"totalGross"',
    parent: '"invoiceID"',
    receipts: 'invoice_receipt',
  }),
  ...paid(shop, {
    name: 'service',
    table: 'service',
    paid: '"AmountPaid"',
    balance: '"Balance"',
    status: '"Status"',
    charged: '"priceGross"',
    parent: '"serviceID"',
    receipts: 'service_receipt',
  }),
  ...posted(academy, 'feeReceipt', 'fee_receipt'),
  ...posted(shop, 'invoiceReceipt', 'invoice_receipt'),
  ...posted(shop, 'serviceReceipt', 'service_receipt'),
  ...posted(shop, 'purchase', 'purchase'),
  ...posted(shop, 'transfer', 'transfer', `${live} and fee > 0`),
  ...posted(shop, 'payroll', 'payroll', `${live} and "Status" = 'paid'`),
  ...posted(shop, 'creditNote', 'credit_note', `${live} and returned > 0`),
  ...plantedInNumbers,
  ...plantedInNotes,
  ...plantedInCredit,
  ...plantedInWallets,
  ...plantedForOwner,
  ...plantedInMarks,
  ...plantedInMessages,
  'account-figures': shop(
    `update account_figure set amount = amount + 0.01 where account = (select _id from money_account where kind = 'cash' and "isDefault")`,
    `update transfer set amount = amount + 1 where ${one('transfer', live)}`,
    `insert into credit (_id, "creditNo", "customerID", kind, amount, date, "accountID")
     select gen_random_uuid(), 900001, c._id, 'advance', 5, '2026-01-01', a._id from customer c, money_account a where a.kind = 'cash' limit 1`,
  ),
  'account-default': shop(
    `update money_account set "isDefault" = false where kind = 'cash'`,
    `drop index "money_account_isDefault_key"; update money_account set "isDefault" = true where "paymentMethod" = 'others' and kind = 'bank'`,
  ),
  reversal: academy(
    // Of nothing, of what no close has counted, of the same side, of another amount, and of what was voided since.
    `update money_transaction set source = jsonb_build_object('kind', 'reversal', '_id', _id) where ${one('money_transaction', live)}`,
    ...[
      `"transectionType" = "transectionType"`,
      `amount = 0.01`,
      `"accountID" = (select _id from money_account where kind = 'credit')`,
    ].map(
      (wrong) =>
        `update money_transaction set "closeNo" = 1 where ${one('money_transaction', live)};
         ${takenBack}; update money_transaction set ${wrong} where "transectionNo" = 900001`,
    ),
    `update money_transaction set "closeNo" = null where ${one('money_transaction', live)};
     ${takenBack}; update money_transaction set "transectionType" = case "transectionType" when 'income' then 'expense' else 'income' end where "transectionNo" = 900001`,
  ),
  ...plantedCloses,
  'fee-month-once': academy(
    `drop index "fee_studentID+classID+feeMonth_key"; update fee f set "enrollmentID" = g."enrollmentID", "studentID" = g."studentID", "classID" = g."classID", "courseID" = g."courseID", "feeMonth" = g."feeMonth" from fee g
     where g.feetype = 'monthlyfee' and f.feetype = 'monthlyfee' and f._id <> g._id and f.${live} and g.${live}
     and g._id = (select _id from fee where feetype = 'monthlyfee' and ${live} order by _id limit 1)`,
  ),
  'fee-instalments': academy(
    `update fee set instalments = jsonb_set(instalments, '{0,amount}', '0.01') where ${one('fee', `instalments is not null and ${live}`)}`,
    `update fee set "dueDate" = "dueDate" - 1 where ${one('fee', `instalments is not null and ${live}`)}`,
  ),
  'fee-enrollment': academy(`update fee set "enrollmentID" = null where ${one('fee', live)}`),
  'salary-once': shop(
    `drop index "payroll_employeeID_key"; update payroll set ("employeeID", "Year", monthly) =
     (select "employeeID", "Year", monthly from payroll where feetype = 'salary' and ${live} order by _id limit 1)
     where _id = (select _id from payroll where feetype = 'salary' and ${live} order by _id offset 1 limit 1)`,
  ),
  'performance-payroll': shop(
    `update payroll set "voidedAt" = now() where _id = (select "payrollID" from performance where "isPaid" limit 1)`,
  ),
  'performance-sum': shop(
    `update payroll set "Amount" = "Amount" + 0.01 where _id = (select "payrollID" from performance where "isPaid" limit 1)`,
  ),
  'pictures-unused': academy(
    `insert into upload (_id, type, bytes, "createdAt") values (gen_random_uuid(), 'image/png', '', now() - interval '3 days')`,
  ),
  'pictures-there': academy(
    `alter table student drop constraint student_photo_fkey; update student set photo = gen_random_uuid() where ${one('student')}`,
  ),
  'posting-kind': academy(
    `update money_transaction set source = '{"kind": "gift"}' where ${one('money_transaction', 'source is null')}`,
  ),
  'invoice-lines': shop(`update invoice_item set "Price" = "Price" + 0.01 where ${one('invoice_item')}`),
  'invoice-debtor': shop(`update invoice set "customerID" = null where ${one('invoice', `balance > 0 and ${live}`)}`),
  'invoice-stock': shop(
    `update stock_movement set quantity = quantity - 1 where _id = (select _id from stock_movement where source ->> 'kind' = 'invoice' limit 1)`,
  ),
  'purchase-stock': shop(
    `update stock_movement set source = null where _id = (select _id from stock_movement where source ->> 'kind' = 'purchase' limit 1)`,
  ),
  'stock-quantity': shop(`update stock_item set "quantityInStock" = "quantityInStock" + 1 where ${one('stock_item')}`),
  'stock-purchusePrice': shop(
    `update stock_item set "purchusePrice" = "purchusePrice" + 0.01 where _id = (select "itemID" from purchase where ${live} limit 1)`,
  ),
  'stock-sellingPrice': shop(
    `update stock_item set "sellingPrice" = "sellingPrice" + 0.01 where _id = (select "itemID" from purchase where ${live} limit 1)`,
  ),
  'phone-forms': academy(`update student set "parentPhoneNormal" = '1' where "parentPhone" is not null`),
  'list-totals': academy(`update list_total set sums = array[sums[1] + 0.01, sums[2], sums[3]] where source = 'fee'`),
  figures: academy(`update figure set amount = amount + 0.01 where name = 'fee_receipt'`),
  'enrollment-fees': academy(
    `delete from fee where "enrollmentID" = (select _id from enrollment where jsonb_array_length("feeItems") > 0 order by _id limit 1)`,
  ),
  'enrollment-charged': academy(
    `update enrollment set "chargedAt" = null where _id = (select _id from enrollment
     where jsonb_array_length("feeItems") > 0 and "enrolledStatus" = 'active' order by _id limit 1)`,
  ),
  'enrollment-once': academy(
    `drop index "enrollment_classID_key"; insert into enrollment select gen_random_uuid(), __v, "createdAt", "updatedAt", "studentID", "courseID", "classID",
     "Amount", "enrolledDate", "enrolledStatus", '[]' from enrollment where "enrolledStatus" = 'active' limit 1`,
  ),
  'teacher-employee': academy(
    `update employee set name = 'Somebody else' where _id = (select min("employeeID"::text)::uuid from teacher)`,
  ),
  'teacher-login': academy(`update teacher set username = 'elsewhere@academy.test' where ${one('teacher')}`),
  'student-login': academy(
    `delete from credential where "ownerID" = (select "ownerID" from credential where "ownerKind" = 'student' limit 1)`,
  ),
  'guardian-children': academy(
    `alter table guardian_child drop constraint "guardian_child_studentID_key"; insert into guardian_child
     select gen_random_uuid(), "guardianID", position + 100, "studentID", relation, access, "consentDate" from guardian_child limit 1`,
  ),
  'student-guardians': academy(
    `insert into guardian_child select gen_random_uuid(), g._id, 100, c."studentID", 'other', 'contact', null
     from guardian g, (select "studentID" from guardian_child limit 1) c
     where g._id not in (select "guardianID" from guardian_child where "studentID" = c."studentID")`,
  ),
  'user-login': shop(`update app_user set username = 'elsewhere@shop.test' where ${one('app_user')}`),
  'login-owner': shop(
    `update credential set "ownerID" = gen_random_uuid() where username = (select min(username) from credential)`,
  ),
  'log-changed': academy(
    `update activity set label = 'Someone else' where ${sealed}`,
    `update activity set "createdAt" = "createdAt" + interval '1 microsecond' where ${sealed}`,
    `update activity set after = after || '{"Amount": 1}' where ${sealed} and after is not null`,
    `update activity_seal set hash = sha256('x') where no = 5`,
    `delete from activity_seal where no = 5`,
  ),
  'log-deleted': academy(`delete from activity where ${sealed}`),
  'log-chain': academy(
    `delete from activity_seal where no = 5`,
    `delete from activity_seal where no = (select max(no) from activity_seal)`,
    `update activity_chain set hash = sha256('x')`,
    `delete from activity_chain`,
  ),
  'log-inserted': academy(
    `insert into activity (${line}) values (${early})`,
    // By a way that the product's own steps then seal.
    `insert into activity (${line}) values (${early}); insert into activity_unsealed select _id from activity where label = 'Put in'; select seal_activity(null)`,
    `insert into activity (${line}) values (${early}); insert into activity_unsealed select _id from activity where label = 'Put in'`,
  ),
};
