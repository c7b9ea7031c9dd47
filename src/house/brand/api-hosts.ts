import { type apiHosts, type Brand, onNotesHost } from './brand.contract';

type HostName = (typeof apiHosts)[number];

/** The hosts other than this server that the deployment names (R 2.1). */
const told = readHosts(document.querySelector('meta[name="api-hosts"]')?.getAttribute('content') ?? '');

function readHosts(content: string): Partial<Record<HostName, string>> {
  const pairs = content.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** The address of a brand's API; notes and complaints may have a host of their own, by default the brand's (I1). */
export function apiHost(brand: Brand, path = ''): string {
  const notes = onNotesHost.includes(path.split('/')[0] ?? '') ? told.notes : undefined;
  return notes ?? told[brand] ?? `/api/${brand}`;
}
