import { dayAt } from '#kit/contract/fields-text';
import { counted, directionOf, language, t } from '#kit/contract/language';
import { html, type Markup } from '#kit/rules/markup';
import { shownDay } from '#kit/rules/show';
import { paperKinds, paperStates, publicPath } from '#house/paper/papers.contract';
import { linkKinds, linkStates } from '#house/link/link.contract';
import type { PublicInfo, PublicRows } from './public-page.contract';
import { publicStyle } from './public-style';

/** The head of every page: the organisation and its address. */
export interface Heading {
  readonly organisations: readonly string[];
  readonly host: string;
}

interface Paged extends Heading {
  readonly title: string;
}

/** A page, whole. */
function page({ title, organisations, host }: Paged, body: Markup): string {
  const whole = html`<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ markup: publicStyle }}</style>
</head>
<body>
<header>
${organisations.map((one) => html`<strong><bdi>${one}</bdi></strong>\n`)}<p>${t('You are on {host}', { host })}</p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
  return whole.markup;
}

/** The page of a document as it is today, for anybody who has its code; its files are below an address of their own. */
export function shownPage(
  info: PublicInfo,
  { host, files }: { readonly host: string; readonly files: string },
): string {
  const { kind, state, organisation, facts, hasPhoto, document } = info;
  const called = t(kinds[kind]);
  return page(
    { title: `${called} – ${organisation}`, organisations: [organisation], host },
    html`<h1>${called}</h1>
<p class="state ${state}"><b>${standing(info)}</b></p>
${hasPhoto ? html`<img src="${files}/photo" alt="${t('Photo')}">\n` : undefined}${pairs(facts)}
${payWaysShown(info)}${document === null ? paperNotes(info) : documentWhole(called, document, `${files}/pdf`)}`,
  );
}

const kinds = { ...paperKinds, ...linkKinds };
const states = { ...paperStates, ...linkStates };

function standing({ state, since }: PublicInfo): string {
  return state === 'voided' && since !== null
    ? t('This paper was voided on {date}', { date: shownDay(since) })
    : t(states[state]);
}

function pairs(facts: PublicInfo['facts']): Markup | undefined {
  if (facts.length === 0) return undefined;
  return html`<dl>
${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>\n`)}</dl>`;
}

/** The codes that pay what is left: a button that dials, and the code as text for phones that refuse such links (WA14). */
function payWaysShown({ payWays, organisation }: PublicInfo): Markup | undefined {
  if (payWays.length === 0) return undefined;
  return html`<h2>${t('Pay by phone')}</h2>
<ul class="ways">
${payWays.map(
  ({
    provider,
    code,
    link,
  }) => html`<li><a class="pay" href="${link}">${t('Pay with {provider}', { provider })}</a><bdi dir="ltr">${code}</bdi></li>
`,
)}</ul>
<p class="note">${t('The payment counts when {organisation} has booked it', { organisation })}</p>
`;
}

/** The notes on the page of a paper: what this page says is what counts. */
function paperNotes({ changedAt }: PublicInfo): Markup {
  const changed =
    changedAt === null ? undefined : t('Changed on {date}', { date: shownDay(dayAt(new Date(changedAt))) });
  return html`<p class="note">${t('Where the paper differs, it is out of date or altered')}</p>
${changed === undefined ? undefined : html`<p class="note">${changed}</p>\n`}<p><a href="${publicPath}">${t('Check another paper')}</a></p>`;
}

/** The most rows on the page, which stays light on every phone; the file has them all. */
const rowsShown = 20;

/** The document with its rows; roles are given explicitly because a phone shows a row as a block. */
function documentWhole(called: string, { columns, rows, sums }: PublicRows, file: string): Markup {
  const more = rows.length - rowsShown;
  return html`<div class="rows" role="region" aria-label="${called}" tabindex="0"><table role="table">
<thead role="rowgroup"><tr role="row">${columns.map((column) => html`<th role="columnheader">${column}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.slice(0, rowsShown).map((row) => html`<tr role="row">${row.map((cell) => html`<td role="cell"><bdi>${cell}</bdi></td>`)}</tr>\n`)}</tbody>
</table></div>
${more > 0 ? html`<p class="note">${counted(more, '{count} more row is in the PDF file', '{count} more rows are in the PDF file')}</p>\n` : undefined}${pairs(sums)}
<p><a href="${file}">${t('PDF file')}</a></p>`;
}

/** The page that asks for a code, with the problem of the last one. */
export function askingPage(heading: Heading, problem?: string): string {
  const title = t('Check a paper');
  return page(
    { ...heading, title },
    html`<h1>${title}</h1>
${problem === undefined ? undefined : html`<p class="state wrong" role="alert"><b>${problem}</b></p>\n`}<form action="${publicPath}" method="get">
<label for="code">${t('The code on the paper')}</label>
<input id="code" name="code" required maxlength="80" autocomplete="off" autocapitalize="characters" spellcheck="false" dir="ltr" placeholder="R1042-8F3K-Q7ZM-2TNC">
<button>${t('Check')}</button>
</form>`,
  );
}
