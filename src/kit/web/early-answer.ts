declare global {
  interface Window {
    /** The request that the page's first script has made already (programs/trusted-types.js). */
    askedEarly?: EarlyAnswer | undefined;
  }
}

interface EarlyAnswer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

/** How long after the start of the page, in ms, its answer is as good as a new one. */
const fresh = 20_000;

/**
 * The answer to a request that the page's first script has made already: once, and only where address, token and language
 * are the same, because it may be another account's. Undefined where there is none.
 */
export function earlyAnswer(address: string, headers: Headers): Promise<Response> | undefined {
  const early = window.askedEarly;
  if (early?.address !== address) return undefined;
  window.askedEarly = undefined;
  const isSame = Object.entries(early.headers).every(([name, value]) => headers.get(name) === value);
  if (isSame && performance.now() < fresh) return early.answer;
  // Nobody reads the answer, so the connection is freed.
  early.answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  return undefined;
}
