/** Every time zone that this browser knows, with its name as value and label. */
export function timeZones(): Readonly<Record<string, string>> {
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return Object.fromEntries(names.map((name) => [name, name.replaceAll('_', ' ')]));
}

/** The time zone of this browser. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
