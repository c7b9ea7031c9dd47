import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 up to level AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A page that never rests is judged as it was seen last. */
const mostLooks = 5;

/** What axe finds wrong with a page as it stands, one line a finding. The page's context must have been opened with `bypassCSP`. */
export function violations(page: Page): Promise<string[]> {
  return violationsWithin(page, ':root');
}

/** The same of a screen alone, whose frame was judged around another one. */
export function violationsOfScreen(page: Page): Promise<string[]> {
  return violationsWithin(page, 'main');
}

async function violationsWithin(page: Page, part: string): Promise<string[]> {
  await settled(page);
  // It is as long as the app: a page that has it is not given it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await saidAtRest(page, part);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}

/** What axe says of a page that did not change while it looked: of what is replaced meanwhile it takes the text for missing. */
async function saidAtRest(page: Page, part: string): Promise<axe.Result[]> {
  for (let looks = 1; ; looks += 1) {
    const { said, changed } = await page.evaluate(
      async ([values, within]) => {
        // What lies half under a bar that sticks to the foot is scrolled free: it is judged as it is then.
        const bars = [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')].filter((one) => {
          const { position, insetBlockEnd } = getComputedStyle(one);
          return position === 'sticky' && insetBlockEnd !== 'auto';
        });
        for (const bar of bars) bar.style.position = 'static';
        let seen = 0;
        const changes = new MutationObserver((records) => {
          seen += records.length;
        });
        changes.observe(document.body, { childList: true, subtree: true });
        const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
          runOnly: { type: 'tag', values },
          // Of what holds, one place suffices.
          resultTypes: ['violations'],
        });
        seen += changes.takeRecords().length;
        changes.disconnect();
        for (const bar of bars) bar.style.position = '';
        return { said: found, changed: seen > 0 };
      },
      [rules, part] as const,
    );
    if (said.length === 0 || !changed || looks === mostLooks) return said;
  }
}

/** Waits until nothing fades in or out any more: what is half there has no contrast to judge. */
async function settled(page: Page): Promise<void> {
  // One that repeats for ever, as that of something under way, has no end to wait for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
