import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Got } from '#kit/contract/entity';
import type { SentFields } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';
import { money } from '#kit/contract/fields-number';
import { span } from '#kit/contract/report';
import type { Tone } from '#kit/contract/tone';
import { Badge } from '#kit/web/Badge';
import { aside, type Column, columnsOf } from '#kit/web/list/column';
import { ErrorState } from '#kit/web/list/ErrorState';
import { Money } from '#kit/web/Money';
import { PlaceLink } from '#kit/web/PlaceLink';
import { ReportPage } from '#kit/web/report/ReportPage';
import type { ReportSource } from '#kit/web/report/report-source';
import { Text } from '#kit/web/ui/Text';
import { readPage, useRecord } from '#kit/web/use-entity';
import { download } from '#kit/web/work/download';
import { accountShown } from '#house/money-account/account-name.rules';
import { descriptionShown, nameShown } from '#features/ledger/transaction/transaction.rules';
import { type AccountEntry, accountEntry, entryKinds } from './account-entry.contract';
import { toldAccount } from '#features/ledger/money-account/money-account.contract';
import { accountsScreen } from '#features/ledger/money-account/money-account.screens';
import { balanceRemark, knownSince, uncountedWords } from '#features/ledger/money-account/money-account.rules';

/** The figures sent with the entries: the balance before the range and after it. */
const figures = { opening: money('Balance brought forward'), closing: money('Balance at the end') };

type Asked = SentFields<typeof span>;

function entriesOf(id: string): ReportSource<typeof span, AccountEntry> {
  const path = `${toldAccount.path}/${id}/entries`;
  const range = ({ startDate, endDate }: Asked) => ({ from: startDate, to: endDate });
  return {
    name: path,
    figures,
    read: (asked, view, signal) => readPage(path, { ...range(asked), ...view }, signal),
    file: (asked, view, format) =>
      download({ path, query: { ...range(asked), ...view, format } }, `TableContent.${format}`),
  };
}

/** The page of an account: its movements in a range of days, with the balance after each. */
export default function AccountPage() {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const { data: account, error, refetch } = useRecord(toldAccount, id);
  const source = useMemo(() => entriesOf(id), [id]);
  if (error && !account) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!account) return null;
  const remarks = [balanceRemark(account), knownSince(account)].filter((one) => one !== undefined);
  return (
    <>
      <p className="no-print">
        <PlaceLink to={accountsScreen.path}>{t('Accounts')}</PlaceLink>
      </p>
      <ReportPage
        key={id}
        title={accountShown(account)}
        fields={span}
        source={source}
        columns={entryColumns}
        nothing={words('Nothing moved this account in these days')}
        {...(remarks.length === 0 ? {} : { about: remarks.join('. ') })}
      />
    </>
  );
}

type Entry = Got<typeof accountEntry>;

const { field, ref, sum, column } = columnsOf(accountEntry);

/** The tones of movements: money that comes in is good; money that goes out is not wrong. */
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

/** An amount in the column of its side; the other column is empty. */
function side(name: 'in' | 'out'): Column<Entry> {
  return {
    ...sum(name),
    part: 'side',
    show: ({ [name]: amount }) => amount !== null && amount > 0 && <Money amount={amount} />,
  };
}

const entryColumns = [
  field('date'),
  column('Kind', ({ kind }) => (kind === null ? '' : t(entryKinds[kind])), {
    show: ({ kind }) => kind && <Badge tone={tones[kind]}>{t(entryKinds[kind])}</Badge>,
  }),
  // Document numbers are written as on the documents.
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
