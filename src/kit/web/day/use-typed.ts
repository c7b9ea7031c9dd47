import { type ChangeEvent, useState } from 'react';

/** How a value is written for people, and read from what they type. */
export interface Spelling {
  /** The value that a text means; undefined where it means none. */
  readonly read: (text: string) => string | undefined;
  /** The value as people write it; what is no value stays as it was typed. */
  readonly show: (value: string) => string;
}

/**
 * What a text control needs to show a stored value as people write it. While somebody types, it shows what they type; a text that
 * means no value is handed on as it is, so that the contract refuses it in its own sentence.
 */
export function useTyped(value: string, { read, show }: Spelling, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? show(value),
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value);
      onChange(read(currentTarget.value) ?? currentTarget.value);
    },
    onBlur: () => setTyped(undefined),
  };
}
