import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { backupPlan } from './backup-plan';
import { entities } from './entities';
import { refusalLog } from './features/access/activity/activity.server';
import { openHub } from './features/access/notification/hub.server';
import { watchSubscriptions } from './features/access/notification/subscription-watch.server';
import { tellOfWork } from './features/access/notification/work-news.server';
import { arriving } from './features/access/session/session.server';
import { brands } from './features/access/menu/menu.contract';
import { followUsers } from './features/access/user/user-follower.server';
import { keepTeacherInStep } from './features/academy/teacher/teacher-in-step.server';
import { callersOf, policy } from './features/access/policy';
import { readCatalogues } from './kit/server/catalogues';
import type { Config } from './kit/server/config';
import { ignoreEverywhere } from './kit/server/crud';
import type { Database } from './kit/server/db';
import { type Hindrance, roomOf } from './kit/server/disk-space';
import { whenWorkIsDone } from './kit/server/finished-work';
import { addOperations } from './kit/server/http/operations';
import { createServer } from './kit/server/http/server';
import { addWeb } from './kit/server/http/web';
import { projectRoot } from './kit/server/project-root';
import { readKept } from './kit/server/read/kept';
import { registerEntities } from './kit/server/registry';
import { measureReports, type Replica } from './kit/server/replica';
import { serverSecret } from './kit/server/secret';
import { standOn } from './kit/server/standing';
import { productMeasures } from './measures.server';
import { routes } from './routes';

export interface AppParts {
  readonly database: Database;
  readonly replica?: Replica | undefined;
  readonly config: Config;
  readonly clock?: () => Date;
  readonly hindrance?: Hindrance;
}

// B5: what reads carry or old clients send, and only the server sets.
const setByServer = ['userID', 'studentName', 'className', 'permissions', 'totalAmount'];

/** The whole product as one Fastify server: both brands' APIs, the web app, health. */
export async function buildApp({
  database,
  replica,
  config,
  clock = () => new Date(),
  hindrance = () => undefined,
}: AppParts): Promise<FastifyInstance> {
  registerEntities(Object.values(entities));
  ignoreEverywhere(setByServer);
  followUsers(keepTeacherInStep);
  whenWorkIsDone(tellOfWork);
  standOn(database, { version: backupPlan.version, startedAt: new Date(), hindrance, room: roomOf(config) });
  const hub = openHub(database, clock);
  const catalogues = readCatalogues();
  await readKept(database, brands);
  const app = await createServer({
    database,
    replica,
    brands,
    routes,
    policy,
    catalogues,
    secret: await serverSecret(database),
    clock,
    webOrigins: config.webOrigins,
    trustedProxy: config.trustedProxy,
    logLevel: config.logLevel,
    arrive: arriving(database, clock),
    committed: hub.wake,
    hindrance,
    refused: refusalLog(database, clock),
  });
  // An open stream would hold up the end of the server.
  app.addHook('preClose', async () => hub.close());
  watchSubscriptions(app, database, brands, clock);
  const { isPublic } = policy;
  const measures = [...productMeasures(database, brands), ...(replica ? [measureReports(replica)] : [])];
  addOperations(app, { database, config, routes, brands, catalogues, hindrance, measures, isPublic, callersOf });
  await addWeb(app, join(projectRoot, 'dist/web'), { hosts: config.apiHosts, catalogues });
  return app;
}
