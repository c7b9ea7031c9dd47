import { readFileSync } from 'node:fs';
import type { Standing } from './wallet-pattern.rules';

/** A pattern that the product brings. */
export type Delivered = Standing & { readonly senders: string; readonly position: number; readonly example: string };

/** The patterns that the product brings, from the migration that stores them. */
export function deliveredPatterns(): readonly Delivered[] {
  const file = new URL('../../../../migrations/0621_wallet_patterns.sql', import.meta.url);
  const [, rows = '[]'] = readFileSync(file, 'utf8').split('$patterns$');
  return JSON.parse(rows);
}
