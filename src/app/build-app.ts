import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { backupPlan } from './backup-plan';
import { refusalLog } from '#house/activity/activity.server';
import { openHub } from '#house/notification/hub.server';
import { arriving } from '#house/session/session.server';
import { brands } from '#house/brand/brand.contract';
import { readCatalogues } from '#kit/server/http/catalogues';
import type { Config } from '#kit/server/config';
import { type Bounds, usualBounds } from '#kit/server/bounds';
import type { Database, Replica } from '#kit/server/db';
import { measureBackup } from '#database/backup/measure-backup';
import { roomOf } from '#database/disk-space';
import type { Hindrance } from '#kit/server/standing';
import { openBounded } from '#kit/server/http/bounded';
import { addOperations } from '#kit/server/http/operations';
import type { ServerParts } from '#kit/server/http/parts';
import { createServer } from '#kit/server/http/server';
import { addWeb } from '#kit/server/http/web';
import { eachHour } from '#kit/server/hourly';
import type { Product } from '#kit/server/product';
import { projectRoot } from '#kit/server/project-root';
import { readMaintained } from '#kit/server/read/maintained';
import { measureReports } from '#database/replica';
import { serverSecret } from '#kit/server/secret';
import { standOn } from '#kit/server/standing';
import { measureDatabase, measurePool } from '#database/measures';
import { productMeasures } from './measures.server';
import { product as facts } from './product';
import { offeredBrands } from '#features/entry/set-up/setup.server';
import { routes } from './routes';
import { slices } from './slices';

export interface AppParts {
  readonly database: Database;
  readonly replica?: Replica | undefined;
  readonly config: Config;
  readonly clock?: () => Date;
  readonly hindrance?: Hindrance;
  readonly bounds?: Bounds;
  /** Changes how it is found out who comes with a token, where that need not be read afresh at each call. */
  readonly arrive?: (usual: ServerParts['arrive']) => ServerParts['arrive'];
}

/** The whole product as one Fastify server: both brands' APIs, the web app, health. */
export async function buildApp({
  database,
  replica,
  config,
  clock = () => new Date(),
  hindrance = () => undefined,
  bounds = usualBounds,
  arrive = (usual) => usual,
}: AppParts): Promise<FastifyInstance> {
  const product: Product = { ...facts, offered: offeredBrands(config) };
  standOn(database, { version: backupPlan.version, startedAt: new Date(), hindrance, room: roomOf(config) });
  const hub = openHub(database, product, clock);
  const catalogues = readCatalogues();
  await readMaintained(database, brands);
  const app = await createServer({
    database,
    replica,
    brands,
    routes,
    policy: product.rights,
    product,
    catalogues,
    secret: await serverSecret(database),
    clock,
    webOrigins: config.webOrigins,
    trustedProxy: config.trustedProxy,
    logLevel: config.logLevel,
    arrive: arrive(arriving(database, product, clock)),
    committed: hub.wake,
    hindrance,
    bounded: openBounded(bounds),
    refused: refusalLog(database, clock),
  });
  // An open stream would hold up the end of the server.
  app.addHook('preClose', async () => hub.close());
  for (const { hourly } of slices)
    if (hourly) eachHour(app, brands, (brand) => hourly({ database, product, brand }, clock()));
  const { isPublic, callersOf } = product.rights;
  const measures = {
    near: [measurePool(database)],
    asked: [
      ...measureDatabase(database),
      measureBackup(database),
      ...productMeasures(database, brands),
      ...(replica ? [measureReports(replica)] : []),
    ],
  };
  addOperations(app, { database, config, routes, brands, catalogues, hindrance, measures, isPublic, callersOf });
  await addWeb(app, join(projectRoot, 'dist/web'), { hosts: config.apiHosts, catalogues });
  return app;
}
