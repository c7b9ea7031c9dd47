import { Text } from '#kit/web/ui/Text';
import type { Got } from '#kit/contract/entity';
import { Badge } from '#kit/web/Badge';
import type { Tone } from '#kit/contract/tone';
import { t } from '#kit/contract/language';
import { aside, type Column, columnsOf } from '#kit/web/list/column';
import { Money } from '#kit/web/Money';
import { uncountedWords } from '#features/ledger/money-account/money-account.rules';
import { descriptionShown, nameShown } from '#features/ledger/transaction/transaction.rules';
import { accountEntry, entryKinds } from './account-entry.contract';

type Entry = Got<typeof accountEntry>;

const { field, ref, sum, column } = columnsOf(accountEntry);

/** The colours of movements: money that comes in is good; money that goes out is nothing wrong. */
const tones = {
  income: 'good',
  transferIn: 'info',
  advance: 'good',
  expense: 'attention',
  transferOut: 'info',
  refund: 'attention',
} as const satisfies Readonly<Record<keyof typeof entryKinds, Tone>>;

const said = ({ name, description, posted }: Entry) => ({
  name: name ?? '',
  description: description ?? '',
  posted,
});

/** An amount in the column of its side; nothing is written on the other. */
function side(name: 'in' | 'out'): Column<Entry> {
  return {
    ...sum(name),
    part: 'side',
    show: ({ [name]: amount }) => amount !== null && amount > 0 && <Money amount={amount} />,
  };
}

export const entryColumns = [
  field('date'),
  column('Kind', ({ kind }) => (kind === null ? '' : t(entryKinds[kind])), {
    show: ({ kind }) => kind && <Badge tone={tones[kind]}>{t(entryKinds[kind])}</Badge>,
  }),
  // Numbers of papers are written as they stand on them.
  field('number', ({ number }) => number),
  field('name', (entry) => nameShown(said(entry))),
  field('description', (entry) => descriptionShown(said(entry))),
  side('in'),
  side('out'),
  field('runningBalance', ({ runningBalance }) =>
    runningBalance === null ? (
      <Text size="xs" c="dimmed" component="span">
        {uncountedWords()}
      </Text>
    ) : (
      <Money amount={runningBalance} />
    ),
  ),
  ...aside(
    field('closeNo', ({ closeNo }) => closeNo),
    ref('userID', ({ name }) => name),
  ),
];
