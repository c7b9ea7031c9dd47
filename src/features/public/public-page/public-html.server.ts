import { createHash } from 'node:crypto';
import type { Call } from '#kit/server/call';
import type { Page, Visit } from '#kit/server/page';
import { isRefusal } from '#kit/server/refusal';
import { settingsOf } from '#house/organisation/organisation.server';
import { plainCode } from '#house/paper/paper-code.rules';
import { publicPath } from '#house/paper/papers.contract';
import { countVisit, countVisitTo, documentWith, unknownCode } from './open-code.server';
import { askingPage, shownPage } from './public-html.rules';
import { publicStyle } from './public-style';

const styleDigest = createHash('sha256').update(publicStyle).digest('base64');

/**
 * The headers of a page: no script, no cookie, nothing from elsewhere; nobody may store, index or frame it, and no site learns from which
 * page a link was followed.
 */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleDigest}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language',
};

function send({ reply }: Visit, status: number, text: string): unknown {
  return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(text);
}

/** The facts of a brand for a visit: its heading, and the document that a code opens there. */
interface Asked {
  readonly organisation: string;
  readonly shown: string | undefined;
}

/** Looks for a code in a brand. */
async function ask(call: Call, typed: string, host: string): Promise<Asked> {
  countVisitTo(call);
  const { name: organisation } = await settingsOf(call);
  const document = await documentWith(call, typed);
  if (!document) return { organisation, shown: undefined };
  const files = `/api/${call.brand}/public/${plainCode(typed)}`;
  return { organisation, shown: shownPage(await document.info(), { host, files }) };
}

/** The page of a code, or the one that asks for a code where none was given. */
async function answer(visit: Visit, typed: string | undefined): Promise<unknown> {
  const { host } = visit.request;
  try {
    const found: Asked[] = [];
    for (const brand of visit.product.offered)
      found.push(
        await visit.in(brand, (call) => {
          if (found.length === 0) countVisit(call);
          return ask(call, typed ?? '', host);
        }),
      );
    const shown = found.find((one) => one.shown !== undefined)?.shown;
    if (shown !== undefined) return send(visit, 200, shown);
    const heading = { organisations: found.map(({ organisation }) => organisation).filter((one) => one !== ''), host };
    if (typed === undefined) return send(visit, 200, askingPage(heading));
    return send(visit, 404, askingPage(heading, unknownCode()));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.retryAfter !== undefined) visit.reply.header('retry-after', String(error.retryAfter));
    return send(visit, error.status, askingPage({ organisations: [], host }, error.message));
  }
}

/** The code in the address of the form; undefined for a page that was opened without one. */
function codeAsked(query: unknown): string | undefined {
  const code = new Map(Object.entries(Object(query))).get('code');
  return typeof code === 'string' ? code : undefined;
}

export const publicPages: readonly Page[] = [
  { path: publicPath, answer: (visit) => answer(visit, codeAsked(visit.request.query) || undefined) },
  // A wildcard: a text of any other length is neither a code nor a page of the app.
  { path: `${publicPath}/*`, answer: (visit) => answer(visit, visit.rest || undefined) },
];
