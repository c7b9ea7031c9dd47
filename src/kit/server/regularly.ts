import type { FastifyInstance } from 'fastify';

/** How often a task runs, in milliseconds. */
const intervals = { minute: 60_000, hour: 3_600_000 } as const;

/** Runs tasks that no call triggers, for every brand, when the server begins to listen and then again and again. */
export function regularly(
  app: FastifyInstance,
  interval: keyof typeof intervals,
  brands: readonly string[],
  look: (brand: string) => Promise<void>,
): void {
  let under: Promise<void> | undefined;
  const lookAtAll = async () => {
    for (const brand of brands) await look(brand).catch((error: unknown) => app.log.error(error));
  };
  const begin = () => {
    under ??= lookAtAll().finally(() => {
      under = undefined;
    });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    begin();
    timer = setInterval(begin, intervals[interval]).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await under;
  });
}
