/**
 * The ids of new certificates, `year-number` with the certificate's own number in four digits; an id that exists already is skipped
 * (PA3). `last` is the number of the newest certificate.
 */
export function certIDsAfter(year: string, last: number, count: number, taken: ReadonlySet<string>): string[] {
  const ids: string[] = [];
  let number = last;
  while (ids.length < count) {
    number += 1;
    const id = `${year}-${String(number).padStart(4, '0')}`;
    if (!taken.has(id)) ids.push(id);
  }
  return ids;
}
