import { expect, test } from 'vitest';
import { browser, openShop, shop } from './opened-product';
import { logInAs, makeRole, visitShop } from './shop';

openShop();

test('who takes orders and no payments is asked for no deposit, and offered none of the payments', async () => {
  await shop.services.service({ serviceName: 'Banner for the gate' });
  await makeRole(shop, 'Orders', ['/service']);
  const token = await logInAs(shop, 'Orders', (await shop.people.employee())._id);
  for (const [holder, offered] of [
    [token, 0],
    [shop.owner, 1],
  ] as const) {
    const { page, faults } = await visitShop(browser, shop, '/service', { token: holder });
    const row = page.getByRole('row').filter({ hasText: 'Banner for the gate' });
    await row.waitFor();
    expect(await row.getByRole('button', { name: /^Take / }).count()).toBe(offered);
    await page.getByRole('button', { name: 'Add service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add service' });
    await dialog.getByRole('textbox', { name: 'Total price' }).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Deposit' }).count()).toBe(offered);
    expect(faults).toEqual([]);
  }
});
