import { allFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { newId } from '#kit/server/id';
import { everyEntity, type Examples, makerOf } from '#testing/example-records';
import { type Answer, expectSaved, type TestApp } from '#testing/test-app';
import type { Constraint } from './catalog';

type Body = Readonly<Record<string, unknown>>;

/** Who calls, and what there is to call about. */
export interface Caller {
  readonly app: TestApp;
  readonly token: string;
  readonly examples: Examples;
}

/** The field, a key of the contract, that a constraint is named after. */
function fieldsOf(of: Entity, { name, table }: Constraint): string[] {
  return name
    .replace(`${table}_`, '')
    .replace(/_(key|fkey|check)$/, '')
    .split('+')
    .filter((one) => Object.hasOwn(allFields(of), one));
}

/** Why no call can break a constraint, as far as its contract says so. */
export function reasonOf(of: Constraint): string | undefined {
  const entity = everyEntity.find(({ table }) => table === of.table);
  if (!entity) return undefined;
  const fields = fieldsOf(entity, of);
  const stored = fields.filter((name) => Object.hasOwn(entity.stored, name));
  if (fields.length > 0 && stored.length === fields.length) return 'the server alone sets it';
  if (fields.some((name) => entity.fields[name]?.kind === 'photo')) return 'a picture is sent, its id is the server’s';
  return undefined;
}

/** Sends what would break a constraint; undefined where its contract does not say how. */
export async function attempt(of: Constraint, caller: Caller): Promise<Answer | undefined> {
  const own = byHand[of.name];
  if (own) return own(caller);
  const entity = everyEntity.find(({ table }) => table === of.table);
  if (!entity) return undefined;
  if (of.name.endsWith('_pkey')) return create(caller, entity, { _id: caller.examples.ids.get(of.table), ...unlike });
  const [name = ''] = fieldsOf(entity, of);
  const field = entity.fields[name];
  if (!field) return undefined;
  if (of.kind === 'reference') return create(caller, entity, { [name]: wrongReference(field) });
  if (of.kind === 'check') return create(caller, entity, { [name]: wrongValue(field) });
  // The second record like the first in all but its id.
  const { _id: _first, ...again } = caller.examples.bodies.get(entity.table) ?? {};
  return create(caller, entity, again);
}

const wrongReference = ({ kind }: Field) => (kind === 'refs' ? [newId()] : newId());

function wrongValue({ kind, min, choices }: Field): unknown {
  if (choices) return 'no such choice';
  if (kind === 'time') return '25:99';
  return kind === 'money' ? -1 : (min ?? 0) - 1;
}

/** A member that the server passes over: an equal body would be the same call sent twice. */
const unlike = { userID: newId() };

/** Makes a record with something wrong in it. */
async function create({ app, token, examples }: Caller, of: Entity, wrong: Body): Promise<Answer> {
  return app.call('POST', makerOf(of), { token, body: { ...examples.bodyOf(of), ...wrong } });
}

const entityOf = (table: string): Entity => {
  const found = everyEntity.find((of) => of.table === table);
  if (!found) throw new Error(`No entity ${table}`);
  return found;
};

const making = (table: string, wrong: (caller: Caller) => Body) => (caller: Caller) =>
  create(caller, entityOf(table), wrong(caller));

const settings = (body: Body) => (caller: Caller) => caller.app.call('PUT', 'settings', { token: caller.token, body });

const put = (table: string, body: Body) => (caller: Caller) =>
  caller.app.call('PUT', `${entityOf(table).path}/${caller.examples.ids.get(table)}`, { token: caller.token, body });

const row = (caller: Caller, wrong: Body) => ({
  items: [{ itemID: caller.examples.ids.get('stock_item'), Quantity: 1, Price: 20, ...wrong }],
});

/** A guardian with children of whom something is wrong. */
const children = (wrong: readonly Body[]) =>
  making('guardian', ({ examples }) => ({
    children: wrong.map((one) => ({
      studentID: examples.ids.get('student'),
      relation: 'mother',
      consentDate: '2026-02-01',
      ...one,
    })),
  }));

/** The calls that break constraints whose name is not a field of a contract, or whose call takes other fields. */
export const byHand: Readonly<Record<string, (caller: Caller) => Promise<Answer>>> = {
  money_account_isDefault_check: making('money_account', () => ({ name: 'Closed', isDefault: true, isActive: false })),
  money_account_openingDate_check: making('money_account', () => ({ name: 'Opened', openingDate: '2026-01-01' })),
  // The same score again is an answer that came twice.
  score_studentID_key: making('score', () => ({ score: 2 })),
  payment_part_accountID_fkey: making('payment', () => ({ payments: [{ accountID: newId(), amount: 20 }] })),
  payment_part_messageID_fkey: making('payment', ({ examples }) => ({
    payments: [{ accountID: examples.ids.get('money_account'), amount: 20, messageID: newId() }],
  })),
  payment_part_amount_check: making('payment', ({ examples }) => ({
    payments: [{ accountID: examples.ids.get('money_account'), amount: -1 }],
  })),
  shared_id_pkey: making('invoice_receipt', ({ examples }) => ({ _id: examples.ids.get('fee_receipt') })),
  transfer_toID_check: making('transfer', ({ examples }) => ({ toID: examples.ids.get('money_account') })),
  payroll_accountID_fkey: ({ app, token, examples }) =>
    app.call('POST', 'payroll/pay', { token, body: { ids: [examples.ids.get('payroll')], accountID: newId() } }),
  attendance_reason_check: making('attendance', () => ({ attendenceStatus: 'no such choice', reason: 'Away' })),
  'fee_studentID+classID+feeMonth_key': put('fee', { feetype: 'monthlyfee', feeMonth: '2026-01' }),
  fee_feeMonth_check: put('fee', { feeMonth: 'never' }),
  fee_feeAmount_check: put('fee', { feeAmount: -1 }),
  invoice_item_itemID_fkey: making('invoice', (caller) => row(caller, { itemID: newId() })),
  invoice_item_Price_check: making('invoice', (caller) => row(caller, { Price: -1 })),
  invoice_item_Quantity_check: making('invoice', (caller) => row(caller, { Quantity: 0 })),
  app_user_employeeID_fkey: async ({ app, examples }) => {
    const [of, brand] = [entityOf('app_user'), 'decoration'] as const;
    const token = await app.setUp(brand);
    return app.call('POST', of.path, { token, brand, body: { ...examples.bodyOf(of), employeeID: newId() } });
  },
  attendance_date_key: async (caller) => {
    const made = await making('attendance', () => ({ date: '2026-02-14' }))(caller);
    const [{ _id }] = made.body.info;
    return caller.app.call('PUT', `attendence/${_id}`, { token: caller.token, body: { date: '2026-02-07' } });
  },
  payroll_employeeID_key: async (caller) => {
    const salary = making('payroll', () => ({ feetype: 'salary', monthly: 'January', Year: 2026 }));
    await expectSaved(salary(caller));
    return salary(caller);
  },
  role_name_exact: making('role', ({ examples }) => ({ role: examples.bodies.get('role')?.role })),
  school_class_days_together_check: making('school_class', () => ({
    startedDate: '2026-02-02',
    endDate: '2026-02-01',
  })),
  school_class_times_together_check: making('school_class', () => ({ TimeIn: '10:00', TimeOut: '08:00' })),
  upload_type_check: making('student', () => ({ photo: 'data:image/bmp;base64,Qk0=' })),
  organisation_minimumPassword_check: settings({ minimumPassword: 4 }),
  organisation_countryCode_check: settings({ countryCode: '0252' }),
  organisation_secondRate_check: settings({ secondRate: 1_000_001 }),
  organisation_paymentDays_check: settings({ paymentDays: 91 }),
  organisation_publicAddress_check: settings({ publicAddress: 'http://daftar.example.com/p' }),
  organisation_feeDueDay_check: settings({ feeDueDay: 29 }),
  follow_up_said_check: making('follow_up', () => ({ outcome: 'reached', said: '' })),
  follow_up_promiseDate_check: making('follow_up', () => ({ outcome: 'promised' })),
  organisation_defaultLanguage_check: settings({ defaultLanguage: 'fr' }),
  organisation_smsProvider_check: settings({ smsProvider: 'pigeon' }),
  organisation_smsMethod_check: settings({ smsMethod: 'PUT' }),
  organisation_smsPrice_check: settings({ smsPrice: 1001 }),
  organisation_smsMonthlyLimit_check: settings({ smsMonthlyLimit: -1 }),
  organisation_dailySummaryAt_check: settings({ dailySummaryAt: '24:00' }),
  organisation_quietFrom_check: settings({ quietFrom: '25:00' }),
  organisation_quietTo_check: settings({ quietTo: 'never' }),
  guardian_child_studentID_fkey: children([{ studentID: newId() }]),
  guardian_child_studentID_key: children([{}, {}]),
  guardian_child_relation_check: children([{ relation: 'neighbour' }]),
  guardian_child_access_check: children([{ access: 'some' }]),
  guardian_child_consentDate_check: children([{ consentDate: null }]),
  credit_note_item_Quantity_check: making('credit_note', (caller) => row(caller, { Quantity: 0 })),
  credit_note_item_itemID_fkey: making('credit_note', (caller) => row(caller, { itemID: newId() })),
  organisation_smtpPort_check: settings({ smtpPort: 70_000 }),
};
