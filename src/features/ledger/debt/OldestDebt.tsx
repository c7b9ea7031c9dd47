import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { OpenDebts } from './OpenDebts';
import type { OpenDebt, Paying } from './page-debt';

interface Props {
  readonly of: string;
  readonly open: () => Promise<readonly OpenDebt[]>;
  readonly paying: Paying;
}

/** The form that pays the only open debt, or the choice among several. */
export function OldestDebt({ of, open, paying }: Props) {
  const [chosen, setChosen] = useState<OpenDebt>();
  const { data, error, refetch } = useQuery<readonly OpenDebt[], Refusal>({
    queryKey: ['open debts', of],
    queryFn: open,
    // Read at each opening, and not again while somebody types in the form.
    gcTime: 0,
    staleTime: 'static',
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const [only, ...others] = data;
  const paid = chosen ?? (others.length === 0 ? only : undefined);
  return paid ? paid.pay(paying) : <OpenDebts debts={data} onChoose={setChosen} />;
}
