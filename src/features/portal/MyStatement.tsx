import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { ErrorState } from '#kit/web/list/ErrorState';
import { Money } from '#kit/web/Money';
import { toastWrong } from '#kit/web/toast';
import { download } from '#kit/web/work/download';
import {
  type AccountStatement,
  statementFields,
  statementKinds,
  statementPath,
  type StatementRow,
} from '#features/ledger/account-statement/account-statement.contract';
import { useStatement } from '#features/ledger/account-statement/use-statement';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { Pupil } from './pupil.rules';
import styles from './portal.module.css';

/** The pupil's statement of account, on screen and as a file. */
export function MyStatement({ of: { asked } }: { of: Pupil }) {
  const { data, error, refetch } = useStatement(asked);
  const save = () =>
    download({ path: `${statementPath}/pdf`, query: asked }, 'statement.pdf').catch((refused: Error) =>
      toastWrong(refused.message),
    );
  return (
    <section>
      <h2 className={styles.section}>{t('Statement of account')}</h2>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <StatementTable statement={data} />
      )}
      <Button
        className="no-print"
        mt="sm"
        variant="default"
        leftSection={<IconDownload size={17} aria-hidden />}
        onClick={() => void save()}
      >
        {t('Download')}
      </Button>
    </section>
  );
}

type Row = StatementRow & { readonly _id: string };

const { date, kind, text, debit, credit, balance } = statementFields;

const columns: readonly PortalColumn<Row>[] = [
  { label: date.label, show: (row) => shownDay(row.date) },
  {
    label: kind.label,
    show: (row) => (
      <span>
        {t(statementKinds[row.kind])} {row.number !== null && <bdi>{row.number}</bdi>}
      </span>
    ),
    onPhone: 'bare',
  },
  { label: text.label, show: (row) => <bdi>{row.text}</bdi>, onPhone: 'bare' },
  { label: debit.label, show: (row) => row.debit > 0 && <Money amount={row.debit} />, end: 'end' },
  { label: credit.label, show: (row) => row.credit > 0 && <Money amount={row.credit} />, end: 'end' },
  { label: balance.label, show: (row) => <Money amount={row.balance} />, end: 'end', onPhone: 'lead' },
];

/** The table of charges and payments, with the balance after each; below zero for money paid ahead. */
function StatementTable({ statement }: { statement: AccountStatement | undefined }) {
  // The rows have no ids of their own, and keep their places.
  const rows = statement?.rows.map((row, place) => ({ ...row, _id: String(place) }));
  return <PortalTable rows={rows} columns={columns} none={t('Nothing was charged yet')} />;
}
