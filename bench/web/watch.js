/**
 * Runs in the page before anything of ours: keeps what the browser notes while the page comes up and while somebody uses it.
 * @param {string} usable the selector of what somebody waits for
 */
export function watchPage(usable) {
  const seen = {
    paint: 0,
    largest: 0,
    shift: 0,
    usable: 0,
    /** @type {{ start: number, duration: number }[]} */
    blocks: [],
    /** @type {Map<number, { name: string, duration: number }>} */
    acts: new Map(),
  };
  Reflect.set(window, 'bench', seen);
  /**
   * What entries of the kinds below tell.
   * @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number, interactionId: number }} Entry
   * @param {string} type
   * @param {(entry: Entry) => void} keep
   */
  const observe = (type, keep) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) keep(/** @type {Entry} */ (entry));
    }).observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 16 } : {}) });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.blocks.push({ start: startTime, duration });
  });
  observe('event', ({ interactionId, name, duration }) => {
    if (!interactionId || (seen.acts.get(interactionId)?.duration ?? 0) >= duration) return;
    seen.acts.set(interactionId, { name, duration });
  });
  const look = () => {
    if (seen.usable === 0 && document.querySelector(usable) && !document.querySelector('main [aria-busy="true"]'))
      seen.usable = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
