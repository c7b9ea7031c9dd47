import { Button } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { choice } from '#kit/contract/fields-choice';
import { counted, t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { ReportPage } from '#kit/web/report/ReportPage';
import { usePicking } from '#kit/web/list/picking';
import type { Page } from '#kit/web/use-entity';
import { callReport } from '#kit/web/report/report-source';
import { useWriteTo } from '#house/message/use-write-to';
import { useSession } from '#house/session/session';
import { payerField } from '#features/ledger/credit/credit.rules';
import { agedDebts, agedKinds } from '#features/counter/aged-debts/aged-debts.contract';
import { OwedCards } from './OwedCards';
import { owedColumns, type Owing } from './owed-columns';
import { inOrder, useOwingActions } from './use-owing-actions';

const StatementOfAccount = lazily(
  async () => (await import('#features/ledger/account-statement/StatementOfAccount')).StatementOfAccount,
);

const CreditOfOwing = lazily(async () => (await import('./CreditOfOwing')).CreditOfOwing);

const FollowUpForm = lazily(async () => (await import('#features/ledger/follow-up/FollowUpForm')).FollowUpForm);

const { of, classID, age, promise, asOf } = agedDebts.body;
const { all, service, invoice } = agedKinds;

/** The fields of the report in each brand: only the academy has classes and fees. */
const academy = { of, age, promise, asOf, classID };
const shop = { of: choice(of.label, { all, service, invoice }, { initial: 'all' }), age, promise, asOf };

const sources = {
  academy: callReport({ ...agedDebts, body: academy }),
  shop: callReport({ ...agedDebts, body: shop }),
};

const anybody = () => true;
/** Whether a person was asked recently, or has promised a future day, and so is not ticked with all the others (ME14). */
const isAsked = ({ inHand }: Owing) => !inHand;

/** The list of people who owe, a row for each person over all debts, the longest due first. */
export function OwedList() {
  const { brand } = useSession();
  const [opened, setOpened] = useState<{ readonly does: 'statement' | 'followUp' | 'credit'; readonly row: Owing }>();
  const actions = useOwingActions({
    onStatement: (row) => setOpened({ does: 'statement', row }),
    onFollowUp: (row) => setOpened({ does: 'followUp', row }),
    onCredit: (row) => setOpened({ does: 'credit', row }),
  });
  const writeTo = useWriteTo();
  const ticked = usePicking(anybody, isAsked);
  const picking = writeTo ? ticked : undefined;
  const close = () => setOpened(undefined);
  const facts = useMemo(
    () => ({
      title: 'Owed',
      columns: owedColumns,
      rules: { start: () => ({ of: 'all' as const }) },
      nothing: words('Nobody owes anything.'),
    }),
    [],
  );
  const shown = {
    ...facts,
    actions: (row: Owing) => inOrder(actions(row)),
    renderCards: (page: Page<Owing>) => <OwedCards page={page} actions={actions} picking={picking} />,
    picking,
    children: writeTo && <WritePicked rows={ticked.rows} onWrite={writeTo} />,
  };
  return (
    <>
      {brand === 'academy' ? (
        <ReportPage {...shown} fields={academy} source={sources.academy} />
      ) : (
        <ReportPage {...shown} fields={shop} source={sources.shop} />
      )}
      <LazyFormDialog
        title={t('Statement of account')}
        opened={opened?.does === 'statement'}
        onClose={close}
        shape="drawer"
      >
        {() => opened?.does === 'statement' && <StatementOfAccount person={opened.row} />}
      </LazyFormDialog>
      <LazyFormDialog title={t('Follow up')} opened={opened?.does === 'followUp'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'followUp' && (
            <FollowUpForm field={payerField(opened.row)} of={opened.row} onDone={close} onDirty={onDirty} />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Credit note')} opened={opened?.does === 'credit'} onClose={close} shape="dialog">
        {(onDirty) => opened?.does === 'credit' && <CreditOfOwing row={opened.row} onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
    </>
  );
}

interface Props {
  /** The people who are ticked; students and customers are written to separately. */
  readonly rows: readonly Owing[];
  readonly onWrite: (field: 'studentID' | 'customerID', ids: readonly string[]) => void;
}

/** Writes to the people who are ticked: a button for each kind, with their number. */
function WritePicked({ rows, onWrite }: Props) {
  const idsOf = (kind: Owing['kind']) => rows.flatMap((row) => (row.kind === kind ? [row._id] : []));
  const [students, customers] = [idsOf('student'), idsOf('customer')];
  return (
    <>
      {students.length > 0 && (
        <Button variant="default" leftSection={symbol} onClick={() => onWrite('studentID', students)}>
          {counted(students.length, 'Write to {count} student', 'Write to {count} students')}
        </Button>
      )}
      {customers.length > 0 && (
        <Button variant="default" leftSection={symbol} onClick={() => onWrite('customerID', customers)}>
          {counted(customers.length, 'Write to {count} customer', 'Write to {count} customers')}
        </Button>
      )}
    </>
  );
}

const symbol = <IconMessage2 size={17} aria-hidden />;
