import type { Field } from '#kit/contract/field';
import { comma, t, words } from '#kit/contract/language';
import { type Money as Amount, readMoney } from '#kit/contract/money';
import { isReachable } from '#kit/contract/reachable';
import { isObject } from '#kit/contract/parse';
import { shownDay, shownMonth, shownRate } from '#kit/rules/show';
import { Money } from './Money';
import { useOrganisation } from './organisation';
import { showInstant, showInstantDay, showNumber } from './show';

interface Facts {
  readonly kind: Field['kind'];
  readonly choices?: Field['choices'];
  readonly percent?: Field['percent'];
}

/** A stored value, shown according to its kind; nothing for an empty one. */
export function Value({ field, value }: { field: Facts; value: unknown }) {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'money':
      return <MoneyValue value={value} />;
    case 'timestamp':
      return <Instant instant={String(value)} />;
    case 'date':
      return <time dateTime={String(value)}>{shownDay(String(value))}</time>;
    case 'month':
      return shownMonth(String(value));
    case 'whole':
    case 'decimal':
      if (field.percent && typeof value === 'number') return shownRate(value);
      return typeof value === 'number' ? showNumber(value) : String(value);
    case 'flag':
      return flagShown(field, value === true || value === 1);
    case 'choice':
      // The sign of a blood group stays after its letter.
      return <bdi>{t(field.choices?.[String(value)] ?? String(value))}</bdi>;
    case 'choices':
      return Array.isArray(value) ? value.map((word) => wordOf(field, word)).join(comma()) : null;
    case 'ref':
      return isObject(value) ? <bdi>{nameOf(value)}</bdi> : null;
    case 'email':
      return isReachable(String(value)) ? <Email address={String(value)} /> : '–';
    case 'phone':
    case 'time':
    case 'numbered':
    case 'text':
    case 'note':
      return <bdi>{String(value)}</bdi>;
    default:
      // Lists, pictures, secrets and values that only their own slice can show.
      return null;
  }
}

/** An address that breaks before its host if it does not fit a line. */
function Email({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}

function flagShown({ choices }: Facts, isSo: boolean): string {
  return t(choices?.[String(isSo)] ?? (isSo ? words('Yes') : words('No')));
}

function MoneyValue({ value }: { value: unknown }) {
  // A balance may be below zero, unlike a field of money: what the server computed is shown as it is.
  const amount = typeof value === 'number' ? (value as Amount) : readMoney(String(value));
  return amount === undefined ? String(value) : <Money amount={amount} />;
}

function Instant({ instant }: { instant: string }) {
  const { timeZone } = useOrganisation();
  return (
    <time dateTime={instant} title={showInstant(instant, timeZone)}>
      {showInstantDay(instant, timeZone)}
    </time>
  );
}

function wordOf(field: Facts, word: unknown): string {
  const value = isObject(word) ? String(word.value) : String(word);
  return t(field.choices?.[value] ?? value);
}

/** The first text in a brief. */
function nameOf(brief: Record<string, unknown>): string {
  const found = Object.entries(brief).find(([name, value]) => name !== '_id' && typeof value === 'string');
  return String(found?.[1] ?? '');
}
