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
  /** Sentences by path; the field's own and those of the rows inside. */
  readonly errors: Errors;
  readonly onChange: (value: unknown, option?: Option) => void;
  /** The field where a form begins. */
  readonly first?: true | undefined;
  readonly narrow?: Query | undefined;
  readonly offered?: Offered | undefined;
  /** Words to take up where any text may be typed. */
  readonly suggestions?: readonly string[] | undefined;
  /** Whether what is stored stays where nothing is typed. */
  readonly mode?: Mode | undefined;
  /** The picture that is stored. */
  readonly picture?: { readonly url: string; readonly version: number | undefined } | undefined;
}

/** Shows any field; a list of rows is given it, for a row has fields of its own. */
export type AnyField = ComponentType<FieldProps>;
