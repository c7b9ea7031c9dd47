import { expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { portalScreens, staffScreens } from './screens';
import { visit } from './visit';

openAcademy();

test('without a network the service worker answers every screen, and what lies below one, with the shell, and no other address', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner, look: { serviceWorkers: 'allow' } });
  await page.goto('/courses');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  const answered = async (path: string) => {
    const answer = await page.goto(path, { waitUntil: 'commit' }).catch(() => null);
    return answer?.ok() === true && answer.fromServiceWorker();
  };
  const missing: string[] = [];
  for (const path of [...staffScreens, ...portalScreens, '/student/1']) if (!(await answered(path))) missing.push(path);
  expect(missing).toEqual([]);
  expect(await answered('/no-such-screen')).toBe(false);
});
