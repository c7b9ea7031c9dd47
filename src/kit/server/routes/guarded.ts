import type { Call, Route } from '#kit/server/call';

/** These calls, each of which runs `before` first. If that throws, it is the answer, and the call does nothing. */
export function guarded(before: (call: Call, body: unknown) => Promise<void>, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    handle: async (call, body) => {
      await before(call, body);
      return route.handle(call, body);
    },
  }));
}

/** These calls, and each once more with `word` in place of the first part of its path; both need the right of the original. */
export function alsoUnder(word: string, routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => {
    const [, ...rest] = route.path.split('/');
    return [
      route,
      { ...route, path: [word, ...rest].join('/'), right: route.right ?? `${route.method} ${route.path}` },
    ];
  });
}
