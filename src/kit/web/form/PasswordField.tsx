import { t } from '../../contract/language';
import { PasswordInput } from '../ui/PasswordInput';
import type { FieldProps } from './Field';
import { facts, textOf } from './facts';

export function PasswordField(props: FieldProps) {
  return (
    <PasswordInput
      {...facts(props)}
      autoComplete="new-password"
      value={textOf(props.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('Show the password') }}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
