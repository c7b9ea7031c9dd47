import type { FastifyInstance } from 'fastify';

const hour = 3_600_000;

/** Runs tasks that no call triggers, for every brand, when the server begins to listen and every hour. */
export function eachHour(
  app: FastifyInstance,
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
    timer = setInterval(begin, hour).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await under;
  });
}
