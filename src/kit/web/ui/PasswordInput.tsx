import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput as KitInput, type PasswordInputProps } from '@mantine/core';
import { t } from '#kit/contract/language';

/**
 * A password field. Mantine's own shows an error only by its colour, does not announce it, and cannot be found by the
 * focus.
 */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <KitInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('Show the password'), title: t('Show the password') }}
    />
  );
}
