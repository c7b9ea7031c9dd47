import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput as KitInput, type PasswordInputProps } from '@mantine/core';
import { t } from '#kit/contract/language';

/** A password. The kit's own says it is wrong by its colour alone, to nobody who listens, and the focus does not find it. */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <KitInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('Show the password') }}
    />
  );
}
