import { isRefusal, send } from '#kit/web/call';
import { eventReader } from './event-stream';
import { firstMoment } from '#kit/web/moment';

/** The server sends something every twenty seconds; after this much silence, in ms, it counts as gone. */
const silence = 50_000;
const longestWait = 30_000;
/** The wait, in ms, after a refused stream, which may open later: too many pages, or an older server. */
const refusedWait = 300_000;
/** A short look at another tab, in ms, does not close the stream. */
const glance = 15_000;
/** A page untouched for this long, in ms, is not being read, and must not keep its session alive. */
const untouched = 30 * 60_000;

/**
 * Follows changes on the server: `tell` receives the names in each event, including those missed meanwhile and since
 * the first answer. Pauses while the page is hidden, untouched or offline. Returns a function that stops it.
 */
export function follow(path: string, tell: (names: readonly string[]) => void): () => void {
  let last: string | undefined;
  let failures = 0;
  let open: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let touched = Date.now();
  let stopped = false;

  const isWatched = () =>
    !stopped && document.visibilityState === 'visible' && navigator.onLine && Date.now() - touched < untouched;

  async function begin(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    if (open || !isWatched()) return;
    const own = new AbortController();
    open = own;
    const wait = await listen(own).catch((error: unknown) =>
      isRefusal(error) && error.status > 0 && error.status < 500 ? refusedWait : undefined,
    );
    own.abort();
    if (open === own) open = undefined;
    if (stopped || open) return;
    const delay = Math.min(longestWait, 1_000 * 2 ** failures++) * (0.5 + Math.random() / 2);
    retry = setTimeout(() => void begin(), wait ?? delay);
  }

  async function listen(own: AbortController): Promise<undefined> {
    const since = last ?? firstMoment();
    const stream = { Accept: 'text/event-stream', ...(since === undefined ? {} : { 'Last-Event-ID': since }) };
    const response = await send({ method: 'GET', path, stream, signal: own.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    const read = eventReader();
    for (;;) {
      const quiet = setTimeout(() => own.abort(), silence);
      const { value, done } = await reader.read().finally(() => clearTimeout(quiet));
      if (done) return;
      for (const { name, id, data } of read(value)) {
        // Any call notices that the session is over and reports it.
        if (name === 'over') await send({ method: 'GET', path });
        if (name !== 'message' && name !== 'at') continue;
        failures = 0;
        last = id ?? last;
        const names: unknown = JSON.parse(data);
        if (name === 'message' && Array.isArray(names)) tell(names.map(String));
      }
    }
  }

  function end(): void {
    clearTimeout(retry);
    retry = undefined;
    open?.abort();
    open = undefined;
  }

  function look(): void {
    clearTimeout(leaving);
    if (document.visibilityState === 'hidden') leaving = setTimeout(end, glance);
    else if (navigator.onLine) {
      failures = 0;
      void begin();
    } else end();
  }

  function touch(): void {
    touched = Date.now();
    // A retry has its own schedule: typing must not trigger requests to a server that is down.
    if (!open && retry === undefined) void begin();
  }

  const asleep = setInterval(() => !isWatched() && document.visibilityState === 'visible' && end(), 60_000);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('offline', look);
  addEventListener('pointerdown', touch, { passive: true });
  addEventListener('keydown', touch, { passive: true });
  void begin();
  return () => {
    stopped = true;
    end();
    clearTimeout(leaving);
    clearInterval(asleep);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    removeEventListener('offline', look);
    removeEventListener('pointerdown', touch);
    removeEventListener('keydown', touch);
  };
}
