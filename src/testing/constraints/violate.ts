import type { Pool, PoolClient } from 'pg';
import type { Constraint } from './catalog';

/** A calendar is of one owner: whose it is not is nobody's in the example. */
function ofOwner(column: string): Record<string, string> {
  const [name, foreign] = [`calendar_key_${column}_key`, `calendar_key_${column}_fkey`];
  return { [name]: `alter table calendar_key drop constraint "${foreign}"; update calendar_key set "${column}" = _id` };
}

/** Where no row is what an index is about: what makes one so. */
const fitted: Readonly<Record<string, string>> = {
  payroll_employeeID_key: `update payroll set feetype = 'salary'`,
  money_transaction_reverses_key: `update money_transaction set reverses = _id`,
  credit_note_discountID_key: `alter table credit_note drop constraint "credit_note_feeID_fkey", drop constraint "credit_note_discountID_fkey";
    update credit_note set "feeID" = _id, "discountID" = _id, "voidedAt" = null`,
  follow_up_messageID_key: `alter table follow_up drop constraint "follow_up_messageID_fkey";
    update follow_up set "messageID" = _id`,
  message_template_isAutomatic_key: `update message_template set "isAutomatic" = true where "isBuiltIn"`,
  ...ofOwner('userID'),
  ...ofOwner('studentID'),
  ...ofOwner('guardianID'),
  teacher_employeeID_key: `update teacher set "employeeID" = (select _id from employee limit 1)
    where _id = (select _id from teacher limit 1)`,
  notification_once: `update notification set about = 'x'`,
};

const values: Readonly<Record<string, readonly string[]>> = {
  numeric: ['-1', '0', '101', '1001', '9999999999'],
  integer: ['-1', '0', '1999', '70000', '2000000', '2000000000'],
  bigint: ['-1', '0'],
  text: [`'X'`, `''`, 'null'],
  boolean: ['false', 'true'],
  date: [`'0001-01-01'`, 'null'],
  uuid: ['null', 'gen_random_uuid()'],
};

const fillers: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  'timestamp with time zone': 'now()',
  bytea: `'x'`,
  jsonb: `'{}'`,
  boolean: 'true',
  date: 'current_date',
};

/** Breaks a constraint as the owner, with all that could stop it earlier taken away, and takes it back. Answers which constraint refused. */
export async function violate(pool: Pool, brand: string, of: Constraint): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(
      `begin; set local search_path to ${brand}, public; alter table "${of.table}" disable trigger user`,
    );
    if (of.kind === 'unique') return await violateUnique(client, of);
    await dropOthers(client, of);
    await fillIfEmpty(client, of.table);
    return of.kind === 'check' ? await violateCheck(client, of) : await violateReference(client, of);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
}

async function columnsOf(client: PoolClient, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, split_part(format_type(atttypid, null), '(', 1) as type, attnotnull and not atthasdef and attidentity = '' as needed
     from pg_attribute where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows;
}

async function dropOthers(client: PoolClient, { table, name }: Constraint): Promise<void> {
  const { rows } = await client.query<{ of: string; conname: string }>(
    `select conrelid::regclass::text as of, conname from pg_constraint
     where (conrelid = quote_ident($1)::regclass and contype in ('c', 'f') or confrelid = quote_ident($1)::regclass) and conname <> $2`,
    [table, name],
  );
  for (const { of, conname } of rows) await client.query(`alter table ${of} drop constraint "${conname}"`);
}

/** Drops the checks that a made-up row may break. */
async function dropChecks(client: PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = quote_ident($1)::regclass and contype = 'c'`,
    [table],
  );
  for (const { conname } of rows) await client.query(`alter table "${table}" drop constraint "${conname}"`);
}

async function fillIfEmpty(client: PoolClient, table: string): Promise<void> {
  if ((await client.query(`select 1 from "${table}" limit 1`)).rowCount) return;
  const needed = (await columnsOf(client, table)).filter((column) => column.needed);
  const names = needed.map(({ name }) => `"${name}"`);
  const made = needed.map(({ type }) => fillers[type] ?? '1');
  await client.query('set local session_replication_role to replica');
  const fill = `insert into "${table}" (${names.join()}) values (${made.join()})`;
  // A row that the check itself refuses is found again below.
  await tried(client, fill);
  await client.query('set local session_replication_role to origin');
}

/** The name of the constraint that refused a statement, or '' where none did; its traces are gone where it was refused. */
async function tried(client: PoolClient, text: string): Promise<string> {
  await client.query('savepoint trying');
  try {
    await client.query(text);
    return '';
  } catch (error) {
    await client.query('rollback to trying');
    const { constraint, message } = error as { constraint?: string; message?: string };
    return constraint ?? message ?? '';
  }
}

async function violateUnique(client: PoolClient, { name, table, columns, where }: Constraint): Promise<string> {
  await dropChecks(client, table);
  await fillIfEmpty(client, table);
  if (fitted[name] !== undefined) await client.query(fitted[name]);
  const { rows: others } = await client.query<{ index: string; constraint: string | null }>(
    `select i.relname as index, c.conname as constraint from pg_index x join pg_class i on i.oid = x.indexrelid
     left join pg_constraint c on c.conindid = x.indexrelid and c.conrelid = x.indrelid and c.contype in ('p', 'u')
     where x.indrelid = quote_ident($1)::regclass and x.indisunique and i.relname <> $2`,
    [table, name],
  );
  for (const { index, constraint } of others)
    await client.query(
      constraint === null ? `drop index "${index}"` : `alter table "${table}" drop constraint "${constraint}" cascade`,
    );
  const own = (await columnsOf(client, table)).map((column) => `"${column.name}"`).join();
  const conditions = [...columns.map((column) => `${column} is not null`), ...(where === null ? [] : [where])];
  const one = `select ${own} from "${table}" where ${conditions.join(' and ')} limit 1`;
  if (!(await client.query(one)).rowCount) return 'no row that it is about';
  return tried(client, `insert into "${table}" (${own}) overriding system value ${one}`);
}

/** The statements that break a check of two columns, which no value breaks by itself. */
const breaking: Readonly<Record<string, readonly string[]>> = { transfer_toID_check: ['"toID" = "fromID"'] };

/** Of which columns a generated one is made, and what makes it hold something. */
const madeOf: Readonly<Record<string, { readonly column: string; readonly when: string }>> = {
  liveEnrollmentID: { column: 'enrollmentID', when: '"voidedAt" = null' },
  looseStudentID: { column: 'studentID', when: '"voidedAt" = now()' },
  looseClassID: { column: 'classID', when: '"voidedAt" = now()' },
  looseCourseID: { column: 'courseID', when: '"voidedAt" = now()' },
  looseEnrollmentID: { column: 'enrollmentID', when: '"voidedAt" = now()' },
};

async function violateReference(client: PoolClient, of: Constraint): Promise<string> {
  const { table } = of;
  const columns = of.columns.map((name) => madeOf[name]?.column ?? name);
  const fitting = of.columns.flatMap((name) => madeOf[name]?.when ?? []);
  const types = new Map((await columnsOf(client, table)).map(({ name, type }) => [name, type]));
  const set = columns.map((name) => `"${name}" = ${types.get(name) === 'uuid' ? 'gen_random_uuid()' : `'nobody'`}`);
  return tried(client, `update "${table}" set ${[...set, ...fitting].join()}; set constraints all immediate`);
}

async function violateCheck(client: PoolClient, { name, table, columns }: Constraint): Promise<string> {
  const types = new Map((await columnsOf(client, table)).map((column) => [column.name, column.type]));
  const single = columns.flatMap((column) =>
    (values[types.get(column) ?? ''] ?? []).map((value) => `"${column}" = ${value}`),
  );
  const pairs = single.flatMap((first) => single.map((second) => `${first}, ${second}`));
  const filled = (await client.query(`select 1 from "${table}" limit 1`)).rowCount;
  if (!filled) {
    const needed = (await columnsOf(client, table)).filter((column) => column.needed);
    const list = needed.map((column) => `"${column.name}"`).join();
    const made = needed.map(({ type }) => fillers[type] ?? '1').join();
    return tried(client, `insert into "${table}" (${list}) values (${made})`);
  }
  let last = 'nothing that was tried broke it';
  for (const set of breaking[name] ?? [...single, ...pairs]) {
    const refused = await tried(client, `update "${table}" set ${set}`);
    if (refused === name) return name;
    if (refused !== '') last = refused;
    await client.query('rollback to trying');
  }
  return last;
}
