import { t } from '#kit/contract/language';
import { refusal } from '#kit/web/call';
import { lazily } from '#kit/web/lazily';

// The page is shown before these parts, which are needed once somebody is found; they are loaded right after it.
const loadChosen = () => import('./Chosen');
const loadTicks = () => import('./CreditTicks');
const loadTaken = () => import('./TakenPanel');
const loadDisk = () => import('#kit/web/offline/outbox');

export const Chosen = lazily(async () => (await loadChosen()).Chosen);
export const UseCredit = lazily(async () => (await loadTicks()).UseCredit);
export const KeepRest = lazily(async () => (await loadTicks()).KeepRest);
export const TakenPanel = lazily(async () => (await loadTaken()).TakenPanel);

/** Fetches all of them now: each must work even if the network is lost meanwhile. */
export function loadLater(): void {
  for (const load of [loadChosen, loadTicks, loadTaken, loadDisk]) load().catch(() => {});
}

/** Loads the outbox, which keeps a payment on this device until the server has it. Refused if it cannot be fetched: nothing is saved then. */
export async function loadOutbox() {
  return loadDisk().catch(() => {
    throw refusal(0, t('The server does not answer. Check the connection and try again.'));
  });
}
