import type { Pool } from 'pg';

/**
 * Makes a cash box of the academy that held 100.00 on the evening of 9 March 2026, and answers its id. Each weave counts boxes of its own,
 * which are soon more than an academy may have: so they are written as no user can.
 */
export async function freshBox(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ _id: string }>(
    `insert into academy.money_account (_id, name, kind, "paymentMethod", "openingBalance", "openingDate")
     values (gen_random_uuid(), 'Box ' || gen_random_uuid(), 'cash', 'cash', 100, '2026-03-09') returning _id`,
  );
  const [made] = rows;
  if (!made) throw new Error('No box was made');
  return made._id;
}
