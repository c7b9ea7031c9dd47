import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import type { Holder } from './give-card';

/** The way to give a student a new card, which is loaded with the first one. */
export function useNewCard(): (holder: Holder) => Promise<void> {
  const done = useDone();
  return async (holder) => {
    try {
      const { giveCard } = await import('./give-card');
      const given = await giveCard(holder);
      if (given) await done(given);
    } catch (error) {
      toastWrong(error instanceof Error ? error.message : String(error));
    }
  };
}
