import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';

interface Props {
  /** In the current language. */
  readonly label: string;
  readonly onClick: () => void;
  /** Filled if adding is the main action of its page. */
  readonly variant?: 'filled' | 'default';
}

/** The button of a list that makes a new record. */
export function AddButton({ label, onClick, variant = 'filled' }: Props) {
  return (
    <Button variant={variant} leftSection={<IconPlus size={17} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
