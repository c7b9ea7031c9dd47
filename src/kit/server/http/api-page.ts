import { createHash } from 'node:crypto';
import { directionOf, language, t } from '#kit/contract/language';
import type { Route } from '#kit/server/call';
import { rightOf } from './right';
import { resourceOf } from './openapi';

type Json = Record<string, unknown>;

const styles = `
:root { color-scheme: light dark; --line: light-dark(#d7dbe0, #3a3f47); --soft: light-dark(#f4f6f8, #20242a); --dim: light-dark(#565e69, #a9b1bc); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: light-dark(#fff, #16191d); color: light-dark(#1b1f24, #e8eaed); }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
a { color: light-dark(#0b5cad, #7fb8f5); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
summary { padding: .6rem .8rem; cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
details > div { padding: 0 .8rem .8rem; overflow-x: auto; }
code { direction: ltr; unicode-bidi: isolate; font: .9em/1.5 ui-monospace, monospace; }
.method { min-width: 4.2rem; font-weight: 700; }
.dim { color: var(--dim); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { background: var(--soft); }
`;

const digest = createHash('sha256').update(styles).digest('base64');

/** The page runs nothing and loads nothing: its one style sheet is named by its digest. */
export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
};

/** The content of the page: the calls, and who may make each, in words. */
export interface ShownCalls {
  readonly program: string;
  readonly brands: readonly string[];
  readonly routes: readonly Route[];
  readonly callersOf: (right: string) => readonly string[];
}

/** The API page for people, as HTML: every call by resource, its fields with their limits, and who may make it. */
export function apiPage({ program, brands, routes, callersOf }: ShownCalls): string {
  const title = t('The calls of {program}', { program });
  const names = [...new Set(routes.map(resourceOf))].sort((a, b) => a.localeCompare(b));
  const resources = names.map((name) => ({ name, calls: routes.filter((route) => resourceOf(route) === name) }));
  const links = resources.map(({ name }) => `<a href="#${escaped(name)}">${escaped(name)}</a>`).join('\n');
  const sections = resources.map(
    ({ name, calls }) =>
      `<section id="${escaped(name)}"><h2>${escaped(name)}</h2>\n${calls.map((route) => callOf(route, callersOf(rightOf(route)))).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${styles}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${t('Paths begin with {paths}. Calls carry the header auth-token with the token that a login returned. Reads return arrays; writes return status, message and info; refusals return status false, a message, and messages by field.', { paths: brands.map((brand) => `/api/${brand}`).join(', ') })}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="${t('Resources')}">${links}</nav>
${sections.join('\n')}
</body></html>`;
}

function callOf(route: Route, callers: readonly string[]): string {
  const body = route.schema.body?.() as Json | undefined;
  const query = route.schema.query ?? [];
  const parts = [
    `<p>${t('May be made by: {callers}', { callers: escaped(callers.join(', ')) })}</p>`,
    ...(query.length > 0
      ? [`<p>${t('Query')}: ${query.map((name) => `<code>${escaped(name)}</code>`).join(', ')}</p>`]
      : []),
    ...(route.accepts ? [`<p>${t('Bodies')}: ${escaped(route.accepts.join(', '))}</p>`] : []),
    ...(body ? [fieldsOf(body)] : []),
  ];
  return `<details><summary><code class="method">${route.method}</code> <code>${escaped(route.path)}</code> <span class="dim">${escaped(t(route.title))}</span></summary><div>${parts.join('')}</div></details>`;
}

function fieldsOf(body: Json): string {
  const required = new Set(Array.isArray(body.required) ? body.required : []);
  const rows = Object.entries((body.properties ?? {}) as Record<string, Json>).map(
    ([name, schema]) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(t(String(schema.title ?? schema.description ?? '')))}</td><td>${escaped(bounds(schema))}</td><td>${required.has(name) ? t('required') : ''}</td></tr>`,
  );
  return `<table><thead><tr><th>${t('Field')}</th><th>${t('Meaning')}</th><th>${t('Values')}</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The limits of a value, in a few words. */
function bounds(schema: Json): string {
  if (typeof schema['x-reference'] === 'string') return t('an _id of {path}', { path: schema['x-reference'] });
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if (Array.isArray(schema.anyOf))
    return [...new Set((schema.anyOf as Json[]).map(bounds))].filter((part) => part !== 'null').join(' | ');
  const { type, format, minimum, maximum, maxLength, maxItems } = schema;
  const kind = [format ?? (Array.isArray(type) ? type.filter((one) => one !== 'null').join(' | ') : (type ?? ''))];
  const limits = [
    ...(minimum !== undefined && maximum !== undefined
      ? [t('{min} to {max}', { min: String(minimum), max: String(maximum) })]
      : []),
    ...(maxLength !== undefined ? [t('at most {max} characters', { max: String(maxLength) })] : []),
    ...(maxItems !== undefined ? [t('at most {max}', { max: String(maxItems) })] : []),
  ];
  return [...kind, ...limits].join(', ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
