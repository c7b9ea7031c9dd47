// The other programs that the battery `outside` runs this product with, and how they are installed: from the packages of Debian or
// Ubuntu, where the battery runs as root. Installing them starts none of their services, now or at the next boot.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const debianServers = '/usr/lib/postgresql';
/** What Debian's packages ask before they start a service: 101 forbids it. */
const policy = '/usr/sbin/policy-rc.d';

/** Each program: its package, the service that the package would start, and its path on this machine. */
const programs = [
  { name: 'postgresql', service: 'postgresql', find: newestServer },
  { name: 'pgbouncer', service: 'pgbouncer', find: () => onPath('pgbouncer') },
  { name: 'nginx', service: 'nginx', find: () => onPath('nginx') },
  { name: 'caddy', service: 'caddy', find: () => onPath('caddy') },
  { name: 'openssl', service: undefined, find: () => onPath('openssl') },
];

/**
 * Where a program is: its file, for PostgreSQL the folder of its programs.
 * @param {string} name
 * @returns {string} an error says how to install it where it is missing
 */
export function placeOf(name) {
  const found = programs.find((one) => one.name === name)?.find();
  if (found === undefined) throw new Error(`${name} is not installed. ${advice([name])}`);
  return found;
}

/**
 * Installs what is missing of the programs, if it may.
 * @returns {string} why they cannot be run; empty where all are there
 */
export function ensureOtherPrograms() {
  const missing = missingPrograms();
  const refusal = whyNotInstalled(missing, {
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
  });
  if (missing.length === 0 || refusal) return refusal;
  if (isStartAllowed())
    return `${policy} of this machine lets services start, so nothing is installed. ${advice(missing)}`;
  console.log(`Installing ${missing.join(', ')} from the packages of this system...`);
  if (!withoutServices(() => install(missing)))
    return `The packages could not be installed, as shown above. ${advice(missing)}`;
  for (const { name, service } of programs) if (service && missing.includes(name)) disable(service);
  const left = missingPrograms();
  return left.length > 0 ? `Not found even after they were installed: ${left.join(', ')}.` : '';
}

/**
 * Why what is missing cannot be installed from packages; empty where it can.
 * @param {readonly string[]} missing
 * @param {{ isRoot: boolean, hasApt: boolean }} machine
 * @returns {string}
 */
export function whyNotInstalled(missing, { isRoot, hasApt }) {
  if (missing.length === 0 || (isRoot && hasApt)) return '';
  return `Not installed: ${missing.join(', ')}. ${advice(missing)}`;
}

function missingPrograms() {
  return programs.filter(({ find }) => find() === undefined).map(({ name }) => name);
}

/** @param {readonly string[]} missing */
function advice(missing) {
  return `On Debian or Ubuntu root installs it with 'npm run trust -- outside', or by hand: apt-get install ${missing.join(' ')}`;
}

/** @param {readonly string[]} missing */
function install(missing) {
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['--yes', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '--no-install-recommends', ...missing);
}

/**
 * Keeps a service from starting with the machine, by systemd or the older scripts.
 * @param {string} service
 */
function disable(service) {
  for (const command of [
    ['systemctl', 'disable', service],
    ['update-rc.d', service, 'disable'],
  ])
    spawnSync(command[0] ?? '', command.slice(1), { stdio: 'ignore' });
}

/** Whether the machine has a policy of its own that lets a package start its service. */
function isStartAllowed() {
  return existsSync(policy) && spawnSync(policy, ['nginx', 'start'], { stdio: 'ignore' }).status !== 101;
}

/**
 * Runs a function while no package may start a service.
 * @param {() => boolean} act
 */
function withoutServices(act) {
  if (existsSync(policy)) return act();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n');
  chmodSync(policy, 0o755);
  try {
    return act();
  } finally {
    rmSync(policy);
  }
}

/** @param {string} name */
function onPath(name) {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function newestServer() {
  const versions = existsSync(debianServers) ? readdirSync(debianServers).map(Number) : [];
  return versions
    .filter((version) => version > 0)
    .toSorted((one, other) => other - one)
    .map((version) => join(debianServers, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
}
