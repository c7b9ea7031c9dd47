import type { ClientBase } from 'pg';

// Holds the definitions while rows are loaded; dropped with the transaction.
const ASIDE = 'pg_temp.guard_aside';

/**
 * Removes the foreign keys and triggers of every table, so that rows can be loaded in any order and unchanged. Works
 * without superuser rights, which nobody has on a hosted server.
 */
export async function openGuards(client: ClientBase, schemas: readonly string[]): Promise<void> {
  await client.query(`create temporary table guard_aside (off text, back text) on commit drop`);
  await client.query(
    `insert into ${ASIDE}
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where contype = 'f' and connamespace = any($1::regnamespace[])
     union all
     select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
       format('alter table %s enable %s trigger %I', tgrelid::regclass,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled <> 'D' and c.relnamespace = any($1::regnamespace[])`,
    [schemas],
  );
  const { rows } = await client.query<{ off: string }>(`select off from ${ASIDE}`);
  for (const { off } of rows) await client.query(off);
}

/** Restores triggers and foreign keys, which checks every reference, and advances PostgreSQL's own sequences. */
export async function shutGuards(client: ClientBase, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ back: string }>(`select back from ${ASIDE}`);
  for (const { back } of rows) await client.query(back);
  await continueNumbers(client, schemas);
}

async function continueNumbers(client: ClientBase, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column,
       pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = any($1::regnamespace[])
       and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`,
    [schemas],
  );
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`, [
      sequence,
    ]);
}
