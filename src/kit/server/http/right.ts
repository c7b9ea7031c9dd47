import type { Route } from '#kit/server/call';

/** The policy's name for a route; a record belongs to its list. */
export function rightOf(route: Route): string {
  return route.right ?? `${route.method} ${route.path}`;
}
