import * as z from 'zod/mini';
import { type Common, field, type Made } from './field';
import { most, textSchema } from './fields-text';
import { t } from './language';

/** An https address on the web, with anything after the host; it is stored as it was typed. */
export function link<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const sentence = () => t('Enter an address that begins with https://');
  const schema = textSchema(most.address).check(z.refine(isSecureAddress, { error: sentence }));
  return field('text', label, schema, options, { max: most.address });
}

function isSecureAddress(typed: string): boolean {
  return typed.startsWith('https://') && URL.canParse(typed) && !/\s/.test(typed);
}
