import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { settled, visit } from './visit';

openAcademy();

beforeAll(async () => {
  for (let number = 0; number < 60; number += 1)
    await academy.records.student({ studentName: `Abdirahman Mohamed ${number}` });
});

/** What the page is made of changes while something is done: elements that are put in or taken out. */
async function exchanged(page: Page, doIt: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const name = (node: Node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []);
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes)
        for (const element of [...addedNodes, ...removedNodes].flatMap(name)) seen.push(element.outerHTML.slice(0, 80));
    }).observe(document.body, { childList: true, subtree: true });
    Reflect.set(window, 'exchanged', seen);
  });
  await doIt();
  return page.evaluate(() => Reflect.get(window, 'exchanged') as string[]);
}

/** How many functions of ours run while something is done: the same on every machine. */
async function functionsRun(page: Page, doIt: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await devtools.send('Profiler.takePreciseCoverage');
  await doIt();
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  await devtools.send('Profiler.disable');
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
}

/** The first list, with its next page read ahead as by a pointer that comes near the button. */
async function nearNext(): Promise<{ page: Page; next: () => Promise<void> }> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/student');
  await settled(page);
  const button = page.getByRole('button', { name: 'Next page' });
  await button.hover();
  await settled(page);
  const where = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  const next = async () => {
    await button.click();
    await where.getByText('26–50').waitFor();
    await settled(page);
  };
  return { page, next };
}

test('the next page of a list comes in the rows of the page before: no element is made anew', async () => {
  const { page, next } = await nearNext();
  expect(await exchanged(page, next)).toEqual([]);
});

test('the next page of a list draws its rows anew, not the frame nor the head of the list', async () => {
  const { page, next } = await nearNext();
  const run = await functionsRun(page, next);
  // 60,000 as measured; with the frame and the head it was more than twice as many.
  expect(run).toBeLessThan(75_000);
});
