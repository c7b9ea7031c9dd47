interface Pressed {
  readonly key: string;
  /** The key's position on the keyboard, whatever letter it types. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** A for absent or E for excused, also from a keyboard that types other letters with these keys; undefined for every other key. */
export function letterOf({ key, code, altKey, ctrlKey, metaKey }: Pressed): 'A' | 'E' | undefined {
  if (altKey || ctrlKey || metaKey || key.length !== 1) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
  return letter === 'A' || letter === 'E' ? letter : undefined;
}
