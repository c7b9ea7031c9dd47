import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { DateFilter } from '#kit/web/list/DateFilter';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PrintFrame } from '#kit/web/print/PrintFrame';
import { Proof } from '#kit/web/print/Proof';
import { toastWrong } from '#kit/web/toast';
import { Menu } from '#kit/web/ui/Menu';
import { download } from '#kit/web/work/download';
import type { CreditPayer } from '#features/ledger/credit/credit.rules';
import { payerField } from '#features/ledger/credit/credit.rules';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { linkProof } from '#house/link/link.rules';
import { SendLink } from '#house/link/SendLink';
import { type Linkable, usePrintedLink } from '#house/link/use-printed-link';
import { statementPath } from './account-statement.contract';
import { StatementSheet } from './StatementSheet';
import { useStatement } from './use-statement';

interface Props {
  readonly person: CreditPayer;
}

/** The statement of a person as it will be printed, of all days or of the chosen ones. */
export function StatementOfAccount({ person }: Props) {
  const [days, setDays] = useState({ from: '', to: '' });
  const asked = {
    [payerField(person)]: person._id,
    ...(days.from === '' ? {} : { from: days.from }),
    ...(days.to === '' ? {} : { to: days.to }),
  };
  const of: Linkable = { kind: 'statement', recordID: person._id, feature: debtsFeature, by: [debtsScreen.path] };
  const { address, first } = usePrintedLink(of);
  const { data, error, refetch } = useStatement(asked);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <PrintFrame
      title={t('Statement of account')}
      first={first}
      actions={
        <>
          <DateFilter label={t('Date')} {...days} onChange={(from, to) => setDays({ from, to })} />
          <SendLink of={of} called={t('Statement of account')} phone={data.person.phone} />
          <Files asked={asked} first={first} />
        </>
      }
    >
      <StatementSheet statement={data} />
      <Proof proof={linkProof(address)} />
    </PrintFrame>
  );
}

interface FilesProps {
  readonly asked: Readonly<Record<string, string>>;
  /** Runs before it is saved as a document. */
  readonly first: (() => Promise<void>) | undefined;
}

/** The buttons that save a statement as a file. */
function Files({ asked, first }: FilesProps) {
  const take = (path: string, format?: string) =>
    download({ path, query: { ...asked, format } }, `AccountStatement.${format ?? 'pdf'}`).catch((error: Error) =>
      toastWrong(error.message),
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={17} aria-hidden />}>
          {t('Download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void (first?.() ?? Promise.resolve()).then(() => take(`${statementPath}/pdf`))}>
          {t('PDF file')}
        </Menu.Item>
        <Menu.Item onClick={() => void take(statementPath, 'csv')}>{t('CSV file')}</Menu.Item>
        <Menu.Item onClick={() => void take(statementPath, 'xlsx')}>{t('Excel file (XLSX)')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
