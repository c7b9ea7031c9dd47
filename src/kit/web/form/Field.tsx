import type { ReactNode } from 'react';
import type { Field as Facts } from '../../contract/field';
import type { Errors, Mode } from '../../contract/parse';
import type { Query } from '../call';
import type { Option } from '../use-options';
import { ChoiceField } from './ChoiceField';
import { ChoicesField } from './ChoicesField';
import { FlagField } from './FlagField';
import { ListField } from './ListField';
import { MoneyField } from './MoneyField';
import { NoteField } from './NoteField';
import { PasswordField } from './PasswordField';
import { PhotoField } from './PhotoField';
import { RefField } from './RefField';
import { TextField } from './TextField';

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
  /** Whether what is stored stays where nothing is typed. */
  readonly mode?: Mode | undefined;
  /** The picture that is stored. */
  readonly picture?: { readonly url: string; readonly version: number | undefined } | undefined;
}

/** The control of a contract's field. */
export function Field(props: FieldProps): ReactNode {
  switch (props.field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'whole':
    case 'decimal':
    case 'date':
    case 'month':
    case 'time':
      return <TextField {...props} />;
    case 'note':
      return <NoteField {...props} />;
    case 'password':
      return <PasswordField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'flag':
      return <FlagField {...props} />;
    case 'ref':
      return <RefField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'photo':
      return <PhotoField {...props} />;
    case 'timestamp':
    case 'numbered':
    case 'json':
      return null;
  }
}
