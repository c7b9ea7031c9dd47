import { entryOf } from './entry-of';
/** Text of a page as it is sent: anything else is text for people and is escaped. */
export interface Markup {
  readonly markup: string;
}

export type Piece = string | number | Markup | readonly Markup[] | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of a page. Values are escaped; only other pieces are inserted as they are. */
export function html(texts: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  return { markup: texts.map((text, at) => text + written(values[at])).join('') };
}

function written(value: Piece): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entryOf(escapes, sign) ?? '');
}
