/** Every time zone that this browser knows, by its own name. */
export function timeZones(): Readonly<Record<string, string>> {
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return Object.fromEntries(names.map((name) => [name, name.replaceAll('_', ' ')]));
}

/** Where this browser is. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
