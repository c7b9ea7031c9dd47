import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { backupPlan } from './backup-plan';
import { openRefusalLog } from '#house/activity/refusals.server';
import { openHub } from '#house/notification/hub.server';
import { whoCalls } from '#house/session/arrival.server';
import { brands } from '#house/brand/brand.contract';
import { isSwitchedOn } from '#house/feature/feature.rules';
import { storedFeatures } from '#house/feature/feature.server';
import type { Where } from '#house/slice/slice.server';
import { readCatalogues } from '#kit/server/http/catalogues';
import type { Catalogues } from '#kit/server/http/spoken';
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
import { regularly } from '#kit/server/regularly';
import type { Product } from '#kit/server/product';
import { projectRoot } from '#kit/server/project-root';
import { readMaintained } from '#kit/server/read/maintained';
import { refuseUnkept } from '#kit/server/read/unkept';
import { measureReports } from '#database/replica';
import { serverSecret } from '#kit/server/secret';
import { standOn } from '#kit/server/standing';
import { measureDatabase, measurePool } from '#database/measures';
import { productMeasures } from './measures.server';
import type { Whole } from './put-together';
import { openTally } from '#house/paper/page-tally.server';
import { offeredBrands } from '#features/entry/set-up/setup.server';

export interface AppParts {
  readonly database: Database;
  readonly replica?: Replica | undefined;
  readonly config: Config;
  readonly clock?: () => Date;
  readonly hindrance?: Hindrance;
  readonly bounds?: Bounds;
  /** Replaces how the caller of a token is found, where it need not be read from the database at each call. */
  readonly arrive?: (usual: ServerParts['arrive']) => ServerParts['arrive'];
  /** Replaces which caller is expected of a read: none, where reads are part of a transaction, which no other statement may precede. */
  readonly expect?: (usual: ServerParts['expect']) => ServerParts['expect'];
  /** What the server says in other languages; read from disk unless several servers share it. */
  readonly catalogues?: Catalogues;
  /** The parts that the product is put together from. */
  readonly whole: Whole;
}

/** A product as one Fastify server: both brands' APIs, the web app, health. */
export async function buildApp({
  database,
  replica,
  config,
  clock = () => new Date(),
  hindrance = () => undefined,
  bounds = { ...usualBounds, records: config.records },
  arrive = (usual) => usual,
  expect = (usual) => usual,
  catalogues = readCatalogues(),
  whole,
}: AppParts): Promise<FastifyInstance> {
  const { routes, slices } = whole;
  const opened = openTally();
  const product: Product = {
    ...whole.product,
    offered: offeredBrands(config),
    opened,
    smsLocal: config.smsLocal,
    catalogues,
  };
  standOn(database, { version: backupPlan.version, startedAt: new Date(), hindrance, room: roomOf(config) });
  const hub = openHub(database, product, clock);
  await readMaintained(database, brands);
  refuseUnkept(database, brands, product.entities);
  const sessions = whoCalls(database, product, clock);
  const refusals = openRefusalLog(database, clock);
  const app = await createServer({
    database,
    replica,
    brands,
    routes,
    pages: slices.flatMap(({ pages = [] }) => pages),
    policy: product.rights,
    product,
    catalogues,
    secret: await serverSecret(database),
    clock,
    webOrigins: config.webOrigins,
    trustedProxy: config.trustedProxy,
    logLevel: config.logLevel,
    whose: sessions.whose,
    arrive: arrive(sessions.arrive),
    expect: expect(sessions.expect),
    committed: hub.wake,
    hindrance,
    bounded: openBounded(bounds),
    refused: refusals.refused,
  });
  // An open stream would hold up the end of the server.
  app.addHook('preClose', async () => hub.close());
  regularly(app, 'minute', brands, refusals.countEnded);
  // Without a database nothing can be counted, but the server must end all the same.
  app.addHook('onClose', () => refusals.countAll().catch((error: unknown) => app.log.error(error)));
  for (const { minutely, hourly, features } of slices) {
    const rested = (task: (where: Where) => Promise<void>) => async (brand: string) => {
      const where = { database, product, brand };
      // What belongs to a feature does nothing while it is off.
      if (!features || isSwitchedOn(features, await storedFeatures(where))) await task(where);
    };
    if (minutely)
      regularly(
        app,
        'minute',
        brands,
        rested((where) => minutely(where, clock)),
      );
    if (hourly)
      regularly(
        app,
        'hour',
        brands,
        rested((where) => hourly(where, clock())),
      );
  }
  const { isPublic, callersOf, featuresOf, rolesRefused } = product.rights;
  const measures = {
    near: [measurePool(database), opened.measure],
    asked: [
      ...measureDatabase(database),
      measureBackup(database),
      ...productMeasures(database, brands),
      ...(replica ? [measureReports(replica)] : []),
    ],
  };
  addOperations(app, {
    program: product.program,
    database,
    config,
    routes,
    brands,
    catalogues,
    hindrance,
    measures,
    isPublic,
    callersOf,
    featuresOf,
  });
  await addWeb(app, join(projectRoot, 'dist/web'), { hosts: config.apiHosts, catalogues, rolesRefused });
  return app;
}
