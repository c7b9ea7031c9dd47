import type { Database } from '#kit/server/db';

/** Makes many rows of one, by SQL alone: as many records as no test can enter. */
export function cloning({ pool }: Pick<Database, 'pool'>, brand: string) {
  /** Copies of a record, in which the columns named are SQL over the record as `x` and the number of the copy, `n`. */
  const clones = async (table: string, id: string, count: number, changed: Readonly<Record<string, string>>) => {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
      [brand, table],
    );
    const all: Readonly<Record<string, string>> = { _id: 'gen_random_uuid()', ...changed };
    const names = rows.map(({ name }) => name);
    const cells = names.map((name) => all[name] ?? `x."${name}"`);
    await pool.query(
      `insert into ${brand}.${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${cells.join(', ')} from ${brand}.${table} x, generate_series(1, ${count}) n where x._id = '${id}'`,
    );
  };
  const analysed = async (tables: readonly string[]) => {
    for (const table of tables) await pool.query(`vacuum analyze ${brand}.${table}`);
  };
  return { clones, analysed };
}
