import type { Entity } from '#kit/contract/entity';
import { useScreens } from '#house/session/use-screens';

/** A function that gives the address of the counter with a person of a kind, for users who have the counter; it returns undefined for others. */
export function useCounterWay({ table }: Entity) {
  const screens = useScreens();
  // Students and customers come to the counter, by the parameters that its address takes.
  return (id: string) => (screens.has('/counter') ? { to: '/counter', search: { [`${table}ID`]: id } } : undefined);
}
