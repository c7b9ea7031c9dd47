import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { answerOf, type Refusal, send } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { Select } from '#kit/web/ui/Select';
import { useShownMoney } from '#kit/web/use-shown-money';
import { CreditNoteForm } from '#features/ledger/credit-note/CreditNoteForm';
import type { Credited } from '#features/ledger/credit-note/credit-note-form';
import { payerField } from '#features/ledger/credit/credit.rules';
import type { Owing } from './owed-columns';

interface Props {
  readonly row: Owing;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/**
 * For each kind of person, the choice lists of their open debts, each with the field that names the debt and the column of the amount
 * left to pay.
 */
const places = {
  student: [{ path: 'fee/options', named: 'feeID', balance: 'feeBalance' }],
  customer: [
    { path: 'service/options', named: 'serviceID', balance: 'Balance' },
    { path: 'invoice/options', named: 'invoiceID', balance: 'balance' },
  ],
} as const;

type Option = Readonly<Record<string, unknown>> & { readonly _id: string; readonly label: string };

/** The dialog that takes something off a debt of a person: the only one, or one that is chosen first. */
export function CreditOfOwing({ row, onDone, onDirty }: Props) {
  const { data, error, refetch } = useOpenDebts(row);
  const shown = useShownMoney();
  const [chosen, setChosen] = useState<string>();
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const [only, ...others] = data;
  const of = others.length === 0 ? only : data.find(({ id }) => id === chosen);
  return (
    <>
      {others.length > 0 && (
        <Select
          mb="md"
          label={t('Debt')}
          placeholder={t('Choose what is credited')}
          value={chosen ?? null}
          allowDeselect={false}
          data={data.map(({ id, called, balance }) => ({ value: id, label: `${called} · ${shown(balance)}` }))}
          onChange={(id) => setChosen(id ?? undefined)}
        />
      )}
      {of && <CreditNoteForm key={of.id} of={of} onDone={onDone} onDirty={onDirty} />}
    </>
  );
}

function useOpenDebts(row: Owing) {
  return useQuery<readonly (Credited & { readonly id: string })[], Refusal>({
    queryKey: ['owed', 'open', row.kind, row._id],
    queryFn: async ({ signal }) => {
      const query = { [payerField(row)]: row._id, open: '1' };
      const each = places[row.kind].map(async ({ path, named, balance }) => {
        const found = await answerOf<readonly Option[]>(await send({ method: 'GET', path, query, signal }));
        return found.map((option) => ({
          id: option._id,
          named: { [named]: option._id },
          called: option.label,
          balance: readMoney(Number(option[balance])) ?? noMoney,
          isKnown: true,
        }));
      });
      return (await Promise.all(each)).flat();
    },
  });
}
