import type { Entity } from '#kit/contract/entity';
import { useScreens } from '#house/session/use-screens';

/** Where the counter is with somebody of a kind, for those who have it; undefined for others. */
export function useCounterWay({ table }: Entity) {
  const screens = useScreens();
  // Students and customers stand at the counter, under the names that its address takes.
  return (id: string) => (screens.has('/counter') ? { to: '/counter', search: { [`${table}ID`]: id } } : undefined);
}
