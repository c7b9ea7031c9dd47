import * as z from 'zod/mini';
import { type Field, field, type Fields, type SentFields } from './field';
import { t } from './language';
import { parseAs } from './parse';

/** Fields that belong together in the body of a call, as an object; null or left out if none of them is meant. */
export function group<F extends Fields>(label: string, items: F): Field<SentFields<F> | null, never, 'free'> {
  const schema = z.pipe(
    z.looseObject({}, { error: () => t('Send an object with fields') }),
    z.transform((sent, context) => {
      const parsed = parseAs(items, sent);
      if (parsed.ok) return parsed.value;
      for (const [name, message] of Object.entries(parsed.errors))
        context.issues.push({ code: 'custom', message, input: sent, path: [name] });
      return z.NEVER;
    }),
  );
  return field('group', label, schema, undefined, { items }) as unknown as Field<SentFields<F> | null, never, 'free'>;
}
