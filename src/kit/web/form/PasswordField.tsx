import { t } from '#kit/contract/language';
import { PasswordInput } from '#kit/web/ui/PasswordInput';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

/** A password, which may stay empty when a record is edited. */
export function PasswordField(props: FieldProps) {
  const kept = props.mode === 'edit' ? { withAsterisk: false, description: t('Leave empty to keep the password') } : {};
  return (
    <PasswordInput
      {...facts(props)}
      {...kept}
      autoComplete="new-password"
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
