import { t } from '#kit/contract/language';
import { likeness } from '#kit/contract/likeness';
import type { Errors } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';

const taken = (): Errors => ({ username: t('This username is already taken') });

/** How many usernames are looked up in one statement. */
const atOnce = 1000;

/** The `_id`s of those records whose username belongs to a login, or to an earlier one of these records. */
export async function takenUsernames(
  call: Pick<Call, 'db'>,
  rows: readonly { readonly _id: string; readonly username: string }[],
): Promise<Map<string, Errors>> {
  const found = new Map<string, Errors>();
  const seen = new Set<string>();
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce).map(({ _id, username }) => ({ _id, username: likeness(username) }));
    const names = [...new Set(part.map(({ username }) => username))];
    const stored = await call.db.selectFrom('credential').select('likeness').where('likeness', 'in', names).execute();
    for (const { likeness: alike } of stored) seen.add(alike);
    for (const { _id, username } of part) {
      if (seen.has(username)) found.set(_id, taken());
      else seen.add(username);
    }
  }
  return found;
}
