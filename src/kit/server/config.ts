import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { Passage } from './db';
import { startProblem } from './start-problem';

/** Everything that a deployment may set, read once at the start. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /**
   * The same database as the owner of its tables, for everything but serving requests; without it `databaseUrl` is the
   * owner's.
   */
  ownerUrl: string | undefined;
  /** A streaming replica of it, which reports and exports may read. */
  replicaUrl: string | undefined;
  /** How connections reach it, if the operator sets it; otherwise it is detected. */
  passage: Passage | undefined;
  /** The first superAdmin, for an unattended set-up. */
  admin: { email: string; password: string } | undefined;
  /** The one brand of this deployment; without it the login screen lets the user choose. */
  brand: string | undefined;
  /** The addresses of APIs that are not on this server, by name. */
  apiHosts: Readonly<Record<string, string>>;
  /** The origins of web apps on other servers that may call this API. */
  webOrigins: string[];
  /** Addresses or networks whose forwarding headers count. */
  trustedProxy: string[] | undefined;
  metricsToken: string | undefined;
  /** Whether SMS may go through a gateway in the server's own network, and without encryption. */
  smsLocal: boolean;
  /** The lowest level that is logged. */
  logLevel: string;
  /** Whether this is the demo, which fills empty data with an example. */
  demo: boolean;
  /** Bytes of the data folder's disk that are reserved for the database; below them nothing more is saved. */
  diskReserve: number;
  /** Calls of an account with the usual quota in an hour that save something; others may make ten times as many. */
  records: number;
  backups: {
    /** Whether a backup is made every night and before a new release changes the data. */
    automatic: boolean;
    folder: string;
    /** How many backups of each kind are kept. */
    keep: number;
  };
};

const METRICS_TOKEN_LENGTH = 16;

/**
 * The configuration from the environment. An empty variable counts as absent; an invalid one throws a message instead
 * of being replaced by a default, which would hide the mistake until it hurts.
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  brands: readonly string[],
  hosts: readonly string[] = brands,
): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  const dataDir = resolve(read('DATA_DIR') ?? 'data');
  const demo = readSwitch('DEMO', read('DEMO'));
  return {
    port: readPort(read('PORT') ?? '3000'),
    host: readHost(read('HOST') ?? '127.0.0.1'),
    dataDir,
    ...readServers(read),
    admin: readAdmin(read('ADMIN_EMAIL'), env['ADMIN_PASSWORD'] || undefined),
    brand: readBrand(read('BRAND'), brands),
    apiHosts: readApiHosts(read('API_HOSTS'), hosts),
    webOrigins: readOrigins(read('WEB_ORIGINS')),
    trustedProxy: readProxies(read('TRUSTED_PROXY')),
    metricsToken: readMetricsToken(read('METRICS_TOKEN')),
    smsLocal: readOn('SMS_LOCAL', read('SMS_LOCAL')),
    logLevel: readLogLevel(read('LOG_LEVEL') ?? 'warn'),
    demo,
    diskReserve: readReserve(read('DISK_RESERVE_MB') ?? '256'),
    records: readRecords(read('RECORDS_PER_HOUR') ?? '200'),
    backups: {
      automatic: readAutomatic(read('BACKUP') ?? (demo ? 'off' : 'nightly')),
      folder: resolve(read('BACKUP_DIR') ?? join(dataDir, 'backups')),
      keep: readKeep(read('BACKUP_KEEP') ?? '14'),
    },
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw startProblem(`PORT must be a number from 0 to 65535 (0 takes any free port), not '${text}'.`);
}

function readHost(text: string): string {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw startProblem(`HOST must be an address or a host name such as 127.0.0.1 or 0.0.0.0, not '${text}'.`);
}

function readServers(
  read: (name: string) => string | undefined,
): Pick<Config, 'databaseUrl' | 'ownerUrl' | 'replicaUrl' | 'passage'> {
  const databaseUrl = readDatabaseUrl('DATABASE_URL', read('DATABASE_URL'));
  const beside = ['DATABASE_OWNER_URL', 'REPLICA_URL', 'PREPARED_STATEMENTS'].find((name) => read(name) !== undefined);
  if (databaseUrl === undefined && beside !== undefined) throw startProblem(`${beside} needs DATABASE_URL beside it.`);
  return {
    databaseUrl,
    ownerUrl: readDatabaseUrl('DATABASE_OWNER_URL', read('DATABASE_OWNER_URL')),
    replicaUrl: readDatabaseUrl('REPLICA_URL', read('REPLICA_URL')),
    passage: readPassage(read('PREPARED_STATEMENTS')),
  };
}

function readDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (url && isPostgres && url.pathname.length > 1) return text;
  // The value is not repeated: it may hold a password.
  throw startProblem(`${name} must look like postgres://user:password@host:5432/database.`);
}

function readPassage(text: string | undefined): Passage | undefined {
  if (text === undefined) return undefined;
  if (text === 'off') return 'pooled';
  throw startProblem(`PREPARED_STATEMENTS must be off or left out, not '${text}'.`);
}

function readAdmin(email: string | undefined, password: string | undefined): Config['admin'] {
  if (!email && !password) return undefined;
  if (!email || !password) throw startProblem('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return { email, password };
  throw startProblem(`ADMIN_EMAIL must be an e-mail address, not '${email}'.`);
}

function readBrand(text: string | undefined, brands: readonly string[]): string | undefined {
  if (text === undefined || brands.includes(text)) return text;
  throw startProblem(`BRAND must be ${brands.join(' or ')}, not '${text}'.`);
}

/** `one=https://one.example/api/one,notes=/notes`: an address or a path for each name. */
function readApiHosts(text: string | undefined, names: readonly string[]): Record<string, string> {
  const pairs = (text?.split(',') ?? []).map((part) => part.trim());
  return Object.fromEntries(
    pairs.map((pair): [string, string] => {
      const [name, address] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const isAddress = /^\/[^/?#]/.test(address) || (/^https?:\/\//.test(address) && URL.canParse(address));
      if (names.includes(name) && isAddress && !/[?#]/.test(address)) return [name, address.replace(/\/+$/, '')];
      throw startProblem(
        `API_HOSTS must look like ${names[0]}=https://one.example/api/${names[0]}, with the names ${names.join(', ')}, not '${pair}'.`,
      );
    }),
  );
}

function readOrigins(text: string | undefined): string[] {
  const origins = (text?.split(',') ?? []).map((part) => part.trim());
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw startProblem(`WEB_ORIGINS must list addresses such as https://office.example, not '${wrong}'.`);
}

function readProxies(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const proxies = text.split(',').map((part) => part.trim());
  const wide = proxies.find((proxy) => isNetwork(proxy) && isWide(proxy));
  if (wide !== undefined)
    throw startProblem(
      `TRUSTED_PROXY must name proxies, not ${wide}: anybody could then claim any address. A network has at least /8 (IPv6: /7).`,
    );
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw startProblem(
    `TRUSTED_PROXY must list addresses or networks such as 10.0.0.1 or 10.0.0.0/8, separated by commas, not '${wrong}'.`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * True for networks of more than one organisation, which would include anybody; among them every IPv4 address written
 * as IPv6.
 */
function isWide(text: string): boolean {
  const [address = '', bits] = text.split('/');
  if (bits === undefined) return /^[0:.]+$/.test(address);
  return Number(bits) < (isIP(address) === 4 ? 8 : /^[0:]*:ffff:/i.test(address) ? 104 : 7);
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= METRICS_TOKEN_LENGTH) return text;
  throw startProblem(`METRICS_TOKEN must have at least ${METRICS_TOKEN_LENGTH} characters.`);
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw startProblem(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`);
}

function readAutomatic(text: string): boolean {
  if (text === 'nightly' || text === 'off') return text === 'nightly';
  throw startProblem(`BACKUP must be nightly or off, not '${text}'.`);
}

function readReserve(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_048_576;
  throw startProblem(`DISK_RESERVE_MB must be a number of megabytes, not '${text}'.`);
}

function readRecords(text: string): number {
  const records = Number(text);
  if (/^\d{1,9}$/.test(text) && records > 0) return records;
  throw startProblem(`RECORDS_PER_HOUR must be a number from 1 to 999999999, not '${text}'.`);
}

function readKeep(text: string): number {
  const keep = Number(text);
  if (/^\d{1,4}$/.test(text) && keep > 0) return keep;
  throw startProblem(`BACKUP_KEEP must be a number from 1 to 9999, not '${text}'.`);
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '0') return false;
  if (text === '1') return true;
  throw startProblem(`${name} must be 1 or 0, not '${text}'.`);
}

function readOn(name: string, text: string | undefined): boolean {
  if (text === undefined || text === 'on') return text === 'on';
  throw startProblem(`${name} must be on or left out, not '${text}'.`);
}
