import type { ComponentType } from 'react';
import type { Field as Facts } from '#kit/contract/field';
import type { Offered } from '#kit/contract/label';
import type { Errors, Mode } from '#kit/contract/parse';
import type { Query } from '#kit/web/call';
import type { Option } from '#kit/web/use-options';

export interface FieldProps {
  readonly name: string;
  readonly field: Facts;
  readonly value: unknown;
  /** Error messages by path: those of the field and of the rows inside it. */
  readonly errors: Errors;
  readonly onChange: (value: unknown, option?: Option) => void;
  /** True for the first field of a form. */
  readonly first?: true | undefined;
  readonly narrow?: Query | undefined;
  readonly offered?: Offered | undefined;
  /** What to choose first; until then the field is disabled. */
  readonly after?: string | undefined;
  /** Why it is shown but cannot be changed. */
  readonly fixed?: string | undefined;
  /** True if a choice can be cleared although it is required: a report then says what is missing. */
  readonly clears?: true | undefined;
  /** Suggestions where any text may be typed. */
  readonly suggestions?: readonly string[] | undefined;
  /** In an edit, a field left empty keeps what is stored. */
  readonly mode?: Mode | undefined;
  /** The stored picture. */
  readonly picture?: { readonly url: string; readonly version: number | undefined } | undefined;
}

/** A component that shows any field; a list of rows receives it, because rows have fields of their own. */
export type AnyField = ComponentType<FieldProps>;
