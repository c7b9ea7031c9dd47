import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';

interface Props {
  /** In the language in force. */
  readonly label: string;
  readonly onClick: () => void;
}

/** The button of a list that makes a new record. */
export function AddButton({ label, onClick }: Props) {
  return (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
