import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { reachRunning } from '#database/embedded/running';
import { academy, browser, openAcademy, product } from './opened-product';
import { settled, visit } from './visit';

openAcademy();

const csv = (many: number) =>
  `name,phone\n${Array.from({ length: many }, (_line, nth) => `Supplier ${nth},25261${1_000_000 + nth}`).join('\n')}`;

async function choose(page: Page, many: number): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(many)) };
  await page.locator('input[type=file]').setInputFiles(file);
}

const suppliers = async () =>
  Number((await academy.call('GET', 'suplier?page=1', { token: academy.owner })).headers['x-total-count']);

/** Holds up every reader of the suppliers, and the writer of the last of them, until each is released, so that the wait is visible on any machine. */
async function holdSuppliers(): Promise<{ read: () => Promise<unknown>; write: () => Promise<unknown> }> {
  const client = new pg.Client(await reachRunning(product.dataDir, 'Daftar'));
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`
    create function academy.hold_up() returns trigger language plpgsql as $$ begin
      while not pg_try_advisory_xact_lock_shared(1) loop perform pg_sleep(0.02); end loop;
      return new;
    end $$;
    create trigger hold_up before insert on academy.supplier for each row
      when (new.name = 'Supplier 2000') execute function academy.hold_up();
    select pg_advisory_lock(1)`);
  await client.query('begin; lock academy.supplier in access exclusive mode');
  return { read: () => client.query('commit'), write: () => client.query('select pg_advisory_unlock(1)') };
}

test('an import shows how far it is, is cancelled without a trace, and is saved when it is let go on', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/supplier');
  await settled(page);
  const many = 2_500;
  const held = await holdSuppliers();
  await choose(page, many);
  const bar = page.getByRole('progressbar', { name: 'Checking the file' });
  await expect.poll(() => bar.getAttribute('max')).toBe(String(many));
  await held.read();
  await page.getByRole('button', { name: `Save ${many} lines` }).click();
  await page.getByRole('progressbar', { name: 'Saving the lines' }).waitFor();
  await page.getByText(/^[\d,]+ of 2,500$/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelling…').waitFor();
  await held.write();
  await page.getByText('Cancelled. Nothing was saved.').waitFor();
  expect(await suppliers()).toBe(0);

  await page.getByRole('button', { name: `Save ${many} lines` }).click();
  await page.getByText(`${many} lines saved`).waitFor();
  expect(await suppliers()).toBe(many);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what matches' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await download).suggestedFilename()).toBe('TableContent.csv');
  expect(faults).toEqual([]);
});

test('a file that is too large is not sent at all, and one that was put right is chosen again under its name', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/supplier');
  await settled(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const input = page.locator('input[type=file]');
  const named = (text: string) => ({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await input.setInputFiles(named(`name,phone\n${'x'.repeat(10_485_760)}`));
  await page.getByText('A file may have at most 10 MB. Split it.').waitFor();
  expect(sent).toEqual([]);

  await input.setInputFiles(named('name,phone\nGoods for all,252611234567\nNobody,12'));
  await page.getByText('1 line is ready. 1 line is not right and will be left out.').waitFor();
  expect(await input.evaluate((one: HTMLInputElement) => one.value)).toBe('');
  await page.getByRole('button', { name: 'Save 1 line' }).click();
  const result = page.getByRole('dialog').getByRole('status').filter({ hasText: '1 line was not saved:' });
  await result.getByText('1 line saved').waitFor();
});
