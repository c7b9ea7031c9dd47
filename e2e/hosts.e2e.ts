// Proves R 2.1, I1.
import { expect, onTestFinished, test } from 'vitest';
import { setUpAcademy } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { settled, visit } from './visit';

test('the web app of one server works with the API of another, and notes can live on a third', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  // The API must know whose pages may call it, so the page's server comes first and takes its port again.
  const first = await started();
  const origin = first.url;
  await first.stop({ keepData: true });
  const api = await started({ WEB_ORIGINS: origin });
  const academy = await setUpAcademy(api.url);
  await academy.records.course({ courseName: 'Kept elsewhere' });
  await started({
    PORT: new URL(origin).port,
    API_HOSTS: `academy=${api.url}/api/academy,notes=${api.url}/api/decoration`,
  });
  const { page, faults } = await visit(browser, origin, { token: academy.owner });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/courses');
  await settled(page);
  await page.getByRole('table').getByText('Kept elsewhere').waitFor();
  await page.getByText('1 row').first().waitFor();
  await page.goto('/note');
  await page.waitForRequest((request) => request.url().startsWith(`${api.url}/api/decoration/note`));
  expect(asked.filter((url) => !url.startsWith(api.url))).toEqual([]);
  expect(faults).toEqual([]);
});

test('an API answers no page that it was not told of', async () => {
  const api = await started({ WEB_ORIGINS: 'https://academy.example' });
  const from = async (origin: string) =>
    (await fetch(`${api.url}/api/academy/setup`, { headers: { origin } })).headers.get('access-control-allow-origin');
  expect(await from('https://academy.example')).toBe('https://academy.example');
  expect(await from('https://elsewhere.example')).toBeNull();
});

async function started(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ env });
  onTestFinished(async () => void (await product.stop()));
  return product;
}
