import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SentFields } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';
import { money } from '#kit/contract/fields-number';
import { span } from '#kit/contract/report';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PlaceLink } from '#kit/web/PlaceLink';
import { ReportPage } from '#kit/web/report/ReportPage';
import type { ReportSource } from '#kit/web/report/report-source';
import { readPage, useRecord } from '#kit/web/use-entity';
import { download } from '#kit/web/work/download';
import { accountShown } from '#house/money-account/account-name.rules';
import type { AccountEntry } from './account-entry.contract';
import { entryColumns } from './account-entry-columns';
import { toldAccount } from '#features/ledger/money-account/money-account.contract';
import { accountsScreen } from '#features/ledger/money-account/money-account.screens';
import { balanceRemark, knownSince } from '#features/ledger/money-account/money-account.rules';

/** Sent with the entries: what was in the account before the range and after it. */
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
