import type { Call, Route } from '#kit/server/call';

/** The same calls, before each of which something may be refused. */
export function guarded(before: (call: Call, body: unknown) => Promise<void>, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    handle: async (call, body) => {
      await before(call, body);
      return route.handle(call, body);
    },
  }));
}

/** The same calls, each found under another first word of its path too, under one right. */
export function alsoUnder(word: string, routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => {
    const [, ...rest] = route.path.split('/');
    return [
      route,
      { ...route, path: [word, ...rest].join('/'), right: route.right ?? `${route.method} ${route.path}` },
    ];
  });
}
