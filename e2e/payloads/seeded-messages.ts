import { everyEntity, type Examples } from '#testing/example-records';
import { type TextField, textFields } from '#testing/payloads/text-fields';

/** The entity of a table. */
export function entityOf(table: string) {
  const found = everyEntity.find((one) => one.table === table);
  if (!found) throw new Error(`There is no ${table}`);
  return found;
}

/** A template and a message that use everything a text with placeholders may: braces hold only known names. */
export async function messages(
  send: (path: string, body: Record<string, unknown>) => Promise<unknown>,
  { ids }: Examples,
  textOf: (field: TextField) => string,
): Promise<void> {
  const text = bare(textOf, 'message_template', 'texts.text');
  const template = { templateName: `Template ${crypto.randomUUID()}`, purpose: 'announcement' };
  await send('messageTemplate', { ...template, texts: [{ language: 'en', text }] });
  await send('message/send', { customerIDs: [ids.get('customer')], channel: 'whatsapp', text });
}

/** What a field takes that has nothing in braces, for a text of which a part is filled in or read. */
function bare(textOf: (field: TextField) => string, table: string, name: string): string {
  const field = textFields(entityOf(table)).find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${table}.${name} any more`);
  return textOf({ ...field, takes: (said) => field.takes(said) && !/[{}]/.test(said) });
}

/** A pattern with words around its amount, a message that the example of a pattern reads, and one that none does. */
export async function wallets(
  send: (path: string, body: Record<string, unknown>) => Promise<unknown>,
  bodyOf: (table: string) => Readonly<Record<string, unknown>>,
  textOf: (field: TextField) => string,
): Promise<void> {
  const [words, name] = ['pattern', 'name'].map((field) => bare(textOf, 'wallet_pattern', field));
  const pattern = { name: `Pattern ${crypto.randomUUID()}`, provider: 'evc', pattern: `${words} for {amount}` };
  await send('walletPattern', pattern);
  const { accountID } = bodyOf('wallet_message');
  const read = String(bodyOf('wallet_pattern').pattern)
    .replace('{amount}', '5')
    .replace('{name}', () => name ?? '');
  for (const text of [read, words]) await send('walletMessage', { accountID, text });
}
