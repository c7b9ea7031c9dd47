import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Bounds } from '#kit/server/bounds';
import { openShares } from '#kit/server/bounded/share';
import { networkOf, peerOf, trusts } from './address';

/**
 * Limits the open connections of each address and of all together: one more is closed at once, before anything is read
 * of it. Those of a trusted proxy are everybody's and count only in the total.
 */
export function boundConnections(
  { server }: FastifyInstance,
  { connections, allConnections }: Bounds,
  proxies: readonly string[] = [],
): void {
  const isProxy = trusts(proxies);
  const places = openShares({ each: connections, retryAfter: 1 });
  server.maxConnections = allConnections;
  server.on('connection', (socket: Socket) => {
    const address = peerOf(socket);
    if (address === undefined || isProxy(address)) return;
    const giveBack = places.tryTake(networkOf(address));
    if (giveBack) socket.once('close', giveBack);
    else socket.destroy();
  });
}

/** Node's timeouts for a request and for the next one on the same connection. */
export function requestPatience({ headPatience, requestPatience: requestTimeout, idlePatience }: Bounds) {
  return {
    requestTimeout,
    keepAliveTimeout: idlePatience,
    http: { headersTimeout: headPatience, connectionsCheckingInterval: Math.min(headPatience / 2, 10_000) },
  };
}

/**
 * Closes unused connections when the server stops. Browsers open connections that they may never use, and a stopping
 * server would wait a minute for the first request of each; only requests in progress are waited for.
 */
export function cutUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { readonly socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
