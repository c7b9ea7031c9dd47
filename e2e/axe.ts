import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 up to level AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
  const { violations: found } = await page.evaluate(
    async ([values, within]) => {
      // What lies half under a bar that sticks to the foot is scrolled free: it is judged as it is then.
      const bars = [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')].filter((one) => {
        const { position, insetBlockEnd } = getComputedStyle(one);
        return position === 'sticky' && insetBlockEnd !== 'auto';
      });
      for (const bar of bars) bar.style.position = 'static';
      const said = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        runOnly: { type: 'tag', values },
        // Of what holds, one place suffices.
        resultTypes: ['violations'],
      });
      for (const bar of bars) bar.style.position = '';
      return said;
    },
    [rules, part] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}

/** Waits until nothing fades in or out any more: what is half there has no contrast to judge. */
async function settled(page: Page): Promise<void> {
  // One that repeats for ever, as that of something under way, has no end to wait for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
