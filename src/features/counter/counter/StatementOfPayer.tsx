import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { useFeature } from '#house/session/use-feature';
import type { CreditPayer } from '#features/ledger/credit/credit.rules';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';

const StatementOfAccount = lazily(
  async () => (await import('#features/ledger/account-statement/StatementOfAccount')).StatementOfAccount,
);

/** Opens the statement of account of whoever pays. */
export function StatementOfPayer({ payer }: { readonly payer: CreditPayer }) {
  const isOffered = useFeature(debtsFeature);
  const [opened, setOpened] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpened(true)}>
        {t('Statement')}
      </Button>
      <LazyFormDialog title={t('Statement of account')} opened={opened} onClose={() => setOpened(false)} shape="drawer">
        {() => <StatementOfAccount person={payer} />}
      </LazyFormDialog>
    </>
  );
}
