import type { Field } from '#kit/contract/field';
import { type Money as Amount, readMoney } from '#kit/contract/money';
import { isReachable } from '#kit/contract/reachable';
import { shownValue } from '#kit/rules/shown-value';
import { directionOfText } from '#kit/rules/text-direction';
import { Money } from './Money';
import { useOrganisation } from './organisation';
import { showInstant, showInstantDay } from './show';

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
      return <time dateTime={String(value)}>{shownValue(field, value)}</time>;
    case 'email':
      return isReachable(String(value)) ? <Email address={String(value)} /> : '–';
    default: {
      // Isolated, so that the sign of a blood group stays after its letter, and a sentence is cut off at its end, whatever name it begins with.
      const shown = shownValue(field, value);
      return shown === undefined ? null : <bdi dir={directionOfText(shown)}>{shown}</bdi>;
    }
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
