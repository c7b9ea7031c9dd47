import { type Call, caller } from '#kit/server/call';
import { isPreview } from '#kit/server/routes/preview';
import { linksShown, linksTo } from '#house/link/link.server';
import type { Writing } from './compose.server';
import { mayLinkStatements } from './record.server';

/**
 * The address under which each person who is sent a statement sees it (ME3); undefined if no text has such a link, or if the caller may
 * not make one. No link is made before the message is sent.
 */
export async function statementLinks(
  call: Call,
  { purpose, texts, people }: Pick<Writing, 'purpose' | 'texts' | 'people'>,
): Promise<ReadonlyMap<string, string> | undefined> {
  const isSaid = Object.values(texts).some((text) => text?.includes('{link}'));
  if (purpose !== 'statement' || !isSaid) return undefined;
  if (call.product.rights.problem(mayLinkStatements, caller(call), call.brand) !== undefined) return undefined;
  const ids = people.map(({ _id }) => _id);
  return isPreview(call) ? linksShown(call, 'statement', ids) : linksTo(call, 'statement', ids);
}
