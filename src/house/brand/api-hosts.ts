import { type apiHosts, type Brand, onNotesHost } from './brand.contract';

type HostName = (typeof apiHosts)[number];

/** What the deployment says of hosts that are not this server's own (R 2.1). */
const told = readHosts(document.querySelector('meta[name="api-hosts"]')?.getAttribute('content') ?? '');

function readHosts(content: string): Partial<Record<HostName, string>> {
  const pairs = content.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** Where the API of a brand lives; notes and complaints may have a host of their own, which else is the brand's (I1). */
export function apiHost(brand: Brand, path = ''): string {
  const notes = onNotesHost.includes(path.split('/')[0] ?? '') ? told.notes : undefined;
  return notes ?? told[brand] ?? `/api/${brand}`;
}
