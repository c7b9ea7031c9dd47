import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { academyDemo } from '#demo/academy/academy-demo.server';
import { academyPlan } from '#demo/academy/academy-plan';
import { loadBrand } from '#demo/load/load-demo.server';
import { shopDemo, shopPlan } from '#demo/shop/shop-demo.server';
import { readConfig } from '#kit/server/config';
import { type Connection, openDatabase } from '#kit/server/db';
import { template } from '#testing/template-name';
import type { TestApp } from '#testing/test-app';
import { asAdmin, templateIsMade } from '#testing/test-databases';
import { startWholeApp } from '#testing/whole-app';

const today = new Date().toISOString().slice(0, 10);

/** The example organisations, small ones: how large, and what is planned for each. */
export const fewStudents = { students: 16, classes: 4 };
export const fewJobs = { jobs: 40, people: 12 };
export const plannedAcademy = academyPlan(today, fewStudents);
export const plannedShop = shopPlan(today, fewJobs);

/** The database in which both are, by the day until which they lead. */
const example = `example_${today.replaceAll('-', '_')}`;

/** The whole product with both example organisations. They are filled once a run, by the first test that needs them. */
export async function startExample(): Promise<TestApp> {
  const server = inject('postgres') as pg.ClientConfig;
  await templateIsMade(server);
  await asAdmin(server, async (admin) => {
    // Later tests wait meanwhile.
    await admin.query('select pg_advisory_lock(2)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [example]);
    if (rowCount === 0) await fill(server, admin);
  });
  return startWholeApp({ copyOf: example });
}

async function fill(server: pg.ClientConfig, admin: pg.Client): Promise<void> {
  // It gets its name when it is whole.
  const making = `${example}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${making} template ${template} strategy file_copy`);
  const database = openDatabase({ ...server, database: making } as Connection, { max: 8 });
  try {
    const parts = { database, config: readConfig({}, []), say: () => undefined };
    for (const demo of [academyDemo(plannedAcademy), shopDemo(plannedShop)]) await loadBrand(parts, demo, today);
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${making} rename to ${example}`);
}
