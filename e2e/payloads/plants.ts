import type { Watched } from './watch';

/** A page that takes what was typed for its own, in every place where pages do. */
function naivePage(text: string): string {
  return [
    `<!doctype html><meta charset="utf-8"><title>${text}</title><p>${text}</p>`,
    `<input value="${text}"><input name='${text}'><!-- ${text} -->`,
    `<style>p { color: ${text} }</style><a href="${text}">x</a><img src="after.png">`,
  ].join('\n');
}

/** The same for texts that a script says. */
function naiveScript(text: string): string {
  return ['"', "'", '`'].map((mark) => `<script>var said = ${mark}${text}${mark};</script>`).join('\n');
}

/** What a payload does where a page takes it for its own: unguarded, or under a policy, which would refuse the page's own scripts. */
export async function planted(watched: Watched, text: string, policy?: string): Promise<readonly string[]> {
  const { page, alarms, settle } = watched;
  const body = policy ? naivePage(text) : naivePage(text) + naiveScript(text);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(policy ? { 'content-security-policy': policy } : {}),
  };
  await page.route('**/planted', (route) => route.fulfill({ body, headers }));
  alarms.length = 0;
  // Some lead away at once.
  await page.goto('/planted', { waitUntil: 'commit' }).catch(() => undefined);
  await settle().catch(() => undefined);
  await page.evaluate(pressAll).catch(() => undefined);
  const isDue = policy ? isReport : isAct;
  for (let turns = 0; turns < 100 && !alarms.some(isDue); turns++) await page.waitForTimeout(20);
  await page.unroute('**/planted');
  return [...alarms];
}

/** True for what only a payload does: errors of the page's own broken scripts are none. */
export function isAct(alarm: string): boolean {
  return /payload \d+ ran|asked for/.test(alarm);
}

export function isReport(alarm: string): boolean {
  return alarm.includes('the policy reported');
}

function pressAll(): void {
  for (const one of document.querySelectorAll<HTMLElement>('a, button'))
    if (!(one instanceof HTMLAnchorElement) || one.protocol === 'javascript:' || one.getAttribute('href') === '#')
      one.click();
}
