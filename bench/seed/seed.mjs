import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sizesOf } from './sizes.mjs';

const folder = new URL('.', import.meta.url);

/** What is loaded in bulk: emptied first, so that nothing of it is written twice, into the log of the database too. */
const loaded =
  'course, teacher, subject, school_class, student, enrollment, fee, fee_receipt, money_transaction, attendance';

/**
 * Fills the academy of a database that was migrated and set up, in one transaction, as the owner of the tables and a superuser. Triggers
 * and references are off meanwhile: at the end the figures are counted again and every reference is checked.
 * @param {import('pg').ClientBase} client
 * @param {{ students: number, schema?: string, say?: (line: string) => void }} options
 */
export async function seedAcademy(client, { students, schema = 'academy', say = () => undefined }) {
  const sizes = sizesOf(students);
  /** @param {string} what @param {() => Promise<unknown>} task */
  const step = async (what, task) => {
    const began = performance.now();
    await task();
    say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  await client.query('begin');
  try {
    await client.query(`set local search_path to ${schema}, public`);
    await client.query(`set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0;
      set local synchronous_commit to off; set local work_mem to '256MB'; set local maintenance_work_mem to '512MB'`);
    await refuseFilled(client, schema);
    for (const [name, size] of Object.entries(sizes))
      await client.query('select set_config($1, $2, true)', [`bench.${name}`, `${size}`]);
    await client.query(`truncate ${loaded} cascade`);
    const indexes = await dropIndexes(client, schema);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
      if (file.startsWith('3')) await client.query('set local session_replication_role to replica');
      await step(file, () => client.query(readFileSync(fileURLToPath(new URL(file, folder)), 'utf8')));
    }
    await step('indexes', async () => {
      for (const index of indexes) await client.query(index);
    });
    await client.query('set local session_replication_role to origin');
    await step('figures', () => countFigures(client));
    await step('totals of lists', () => client.query('call fill_list_totals()'));
    await step('figures of accounts', () => client.query('call fill_account_figures()'));
    await step('references', () => proveReferences(client, schema));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await step('vacuum', async () => {
    for (const table of [
      ...loaded.split(', '),
      'credential',
      'app_user',
      'figure',
      'figure_key',
      'counter',
      'list_total',
      'account_figure',
    ])
      await client.query(`vacuum (analyze, freeze) ${schema}.${table}`);
    await client.query('checkpoint');
  });
  return sizes;
}

/** @param {import('pg').ClientBase} client @param {string} schema */
async function refuseFilled(client, schema) {
  const { rows } = await client.query(
    'select exists (select 1 from app_user) as known, exists (select 1 from student) or exists (select 1 from course) as filled',
  );
  if (!rows[0].known) throw new Error(`${schema} must be set up first.`);
  if (rows[0].filled) throw new Error(`${schema} holds records already: seed an empty one.`);
}

/**
 * Drops the indexes that can be, and answers the statements that make them again, in the order in which they were made.
 * @param {import('pg').ClientBase} client
 * @param {string} schema
 * @returns {Promise<string[]>}
 */
async function dropIndexes(client, schema) {
  const { rows } = await client.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any (select ($1 || '.' || name)::regclass from unnest($2::text[]) name)
       and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
     order by i.indexrelid`,
    [schema, loaded.split(', ')],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

/**
 * Counts the figures of the dashboard again, all in one pass, where `fill_figure` takes a pass for each.
 * @param {import('pg').ClientBase} client
 */
async function countFigures(client) {
  await client.query('delete from figure; delete from figure_key');
  const { rows } = await client.query(
    'select name, source, part, live, quote_ident("each") as key from figure_source where "each" is not null',
  );
  for (const { name, source, part, live, key } of rows)
    await client.query(
      `insert into figure_key (name, part, key, rows) select $1, (${part})::text, ${key}, count(*) from ${source} where ${live} group by 2, 3`,
      [name],
    );
  await client.query(
    'insert into figure (name, part, rows, amount) select name, part, rows, amount from figures_counted()',
  );
}

/**
 * @param {import('pg').ClientBase} client
 * @param {string} schema
 */
async function proveReferences(client, schema) {
  const { rows } = await client.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent,
       (select json_agg(json_build_object('own', a.attname, 'its', p.attname)) from unnest(c.conkey, c.confkey) k (own, its)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own join pg_attribute p on p.attrelid = c.confrelid and p.attnum = k.its) as pairs
     from pg_constraint c
     where c.contype = 'f' and c.connamespace = $1::regnamespace
       and confrelid in (select ($1 || '.' || name)::regclass from unnest($2::text[]) name)`,
    [schema, [...loaded.split(', '), 'app_user']],
  );
  for (const { child, parent, pairs } of rows) {
    const each = (/** @type {(pair: { own: string, its: string }) => string} */ say) => pairs.map(say).join(' and ');
    const astray = await client.query(
      `select 1 from ${child} c where ${each(({ own }) => `c."${own}" is not null`)}
       and not exists (select 1 from ${parent} p where ${each(({ own, its }) => `p."${its}" = c."${own}"`)}) limit 1`,
    );
    if (astray.rowCount !== 0) throw new Error(`${child}: ${each(({ own }) => own)} refers to nothing.`);
  }
}
