interface Pressed {
  readonly key: string;
  /** Which key it is, whatever it writes. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** A for absent or E for excused, also from a keyboard that writes other letters there; undefined for every other key. */
export function letterOf({ key, code, altKey, ctrlKey, metaKey }: Pressed): 'A' | 'E' | undefined {
  if (altKey || ctrlKey || metaKey || key.length !== 1) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
  return letter === 'A' || letter === 'E' ? letter : undefined;
}
