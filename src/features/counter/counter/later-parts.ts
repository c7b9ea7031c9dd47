import { lazily } from '#kit/web/lazily';

// The page stands before these parts, which are shown once somebody is found; they come right behind it.
const loadChosen = () => import('./Chosen');
const loadTicks = () => import('./CreditTicks');
const loadTaken = () => import('./TakenPanel');

export const Chosen = lazily(async () => (await loadChosen()).Chosen);
export const UseCredit = lazily(async () => (await loadTicks()).UseCredit);
export const KeepRest = lazily(async () => (await loadTicks()).KeepRest);
export const TakenPanel = lazily(async () => (await loadTaken()).TakenPanel);

/** Fetches all of them now: each must show even if the network goes meanwhile. */
export function loadLater(): void {
  for (const load of [loadChosen, loadTicks, loadTaken]) load().catch(() => {});
}
