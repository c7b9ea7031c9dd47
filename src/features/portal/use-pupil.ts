import { makeStore, useStore } from '#kit/web/store';
import { storedOwn, storeOwn } from '#kit/web/own-storage';
import { useSession } from '#house/session/session';
import { type Pupil, pupilOf } from './pupil.rules';

/** The name under which the chosen child is stored, for this tab and this guardian alone. */
const key = 'child';

/** Counts choices of a child, so that pages are drawn again; the choice itself is in the tab's storage, which another login clears. */
const turns = makeStore(0);

/** The pupil whose rows the portal shows; undefined for a guardian who sees no child. */
export function usePupil(): Pupil | undefined {
  const { student, guardian } = useSession();
  useStore(turns);
  return pupilOf({ student, guardian }, guardian ? storedOwn(key) : null);
}

/** Shows another child from now on, in this tab. */
export function chooseChild(_id: string): void {
  storeOwn(key, _id);
  turns.set(turns.get() + 1);
}
