import { type ChangeEvent, useState } from 'react';

/** How a value is written for people, and read from what they type. */
export interface Spelling {
  /** The value of a text; undefined if it has none. */
  readonly read: (text: string) => string | undefined;
  /** The value as people write it; other text stays as typed. */
  readonly show: (value: string) => string;
}

/**
 * The props of a text control that shows a stored value as people write it. While somebody types, it shows what they
 * type; text without a meaning is passed on unchanged, so that the contract refuses it with its own sentence.
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
