import { t } from '#kit/contract/language';
import { toastToStay } from '#kit/web/toast';

/** Lets this browser keep the app itself, so that it opens without a network; tells when a newer one has come. */
export async function keepApp(): Promise<void> {
  const { serviceWorker } = navigator;
  // Not over plain http, nor in a private window of some browsers; while developing it would hide what was changed.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const hadOne = serviceWorker.controller !== null;
  if (hadOne) serviceWorker.addEventListener('controllerchange', tellOfNewVersion, { once: true });
  await serviceWorker.register('/service-worker.js');
  const { active } = await serviceWorker.ready;
  // What this page loaded before it was kept: the language, say.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage(loaded.filter((name) => new URL(name).pathname.startsWith('/assets/')));
}

/** Both versions are kept until then, so nothing breaks meanwhile; a form that is open asks before it goes. */
function tellOfNewVersion(): void {
  toastToStay(t('A new version of Daftar is here.'), { label: t('Load it'), run: () => location.reload() });
}
