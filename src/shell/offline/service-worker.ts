import { t } from '#kit/contract/language';
import { toastToStay } from '#kit/web/toast';

/** Lets this browser keep the app itself, so that it opens without a network; announces when a newer one has arrived. */
export async function keepApp(): Promise<void> {
  const { serviceWorker } = navigator;
  // Not available over plain http, nor in private windows of some browsers; during development it would hide changes.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const hadOne = serviceWorker.controller !== null;
  if (hadOne) serviceWorker.addEventListener('controllerchange', tellOfNewVersion, { once: true });
  await serviceWorker.register('/service-worker.js');
  const { active } = await serviceWorker.ready;
  // What this page loaded before the worker was there, such as the language.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage(loaded.filter((name) => new URL(name).pathname.startsWith('/assets/')));
}

/** Offers to reload. Both versions are kept until then, so nothing breaks meanwhile; an open form asks before it is lost. */
function tellOfNewVersion(): void {
  toastToStay(t('A new version of Daftar is here.'), { label: t('Load it'), run: () => location.reload() });
}
