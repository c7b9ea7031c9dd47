import { isRefusal, send } from '#kit/web/call';
import { eventReader } from './event-stream';
import { firstMoment } from '#kit/web/moment';

/** A server that beats every twenty seconds is gone when nothing came for this long. */
const silence = 50_000;
const longestWait = 30_000;
/** What refuses to open now may open later: too many pages, or an older server. */
const refusedWait = 300_000;
/** A glance at another tab closes nothing. */
const glance = 15_000;
/** Where nobody touches the page for so long nobody reads it, and its session must not live on by it. */
const untouched = 30 * 60_000;

/**
 * Follows what changes on the server: `tell` hears the names in each event, also of what was missed meanwhile and since the
 * first answer. While the page
 * is hidden, untouched or offline nothing is followed. Answers how to stop.
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
        // Any call finds out that the session is over, and says so.
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
    // A retry that is due has its own time: typing must not knock at a server that is down.
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
