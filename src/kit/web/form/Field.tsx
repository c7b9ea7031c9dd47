import { lazy, type ReactNode, Suspense } from 'react';
import { ChoiceField, ChoicesField, FlagField, FlagsField } from './ChoiceField';
import { DateField } from './DateField';
import type { FieldProps } from './field-props';
import { ListField } from './ListField';
import { MoneyField } from './MoneyField';
import { PasswordField } from './PasswordField';
import { PhotoField } from './PhotoField';
import { RefField } from './RefField';
import { NoteField, TextField } from './TextField';

// Loaded later, because few forms use this control, and it is large.
const RefsField = lazy(async () => ({ default: (await import('./RefsField')).RefsField }));

/** The control for a field of a contract. */
export function Field(props: FieldProps): ReactNode {
  switch (props.field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'whole':
    case 'decimal':
      return <TextField {...props} />;
    case 'date':
    case 'month':
    case 'time':
    case 'timestamp':
      return <DateField {...props} />;
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
    case 'flags':
      return <FlagsField {...props} />;
    case 'ref':
      return <RefField {...props} />;
    case 'refs':
      return (
        <Suspense>
          <RefsField {...props} />
        </Suspense>
      );
    case 'list':
      return <ListField {...props} Inner={Field} />;
    case 'photo':
      return <PhotoField {...props} />;
    default:
      // Only the server sets the rest.
      return null;
  }
}
