import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { storedOwn, storeOwn } from '#kit/web/own-storage';
import type { customInvoice } from './sale.contract';
import { emptyDraft, type SaleDraft } from './sale-draft.rules';

export type Sold = Omit<ReplyOf<typeof customInvoice>, 'message' | 'status' | 'info'>;

/** The state of a sale: what is typed, and what was sold. */
export interface SaleState {
  readonly draft: SaleDraft;
  readonly sold: Sold | undefined;
}

const store = 'custom-invoice';

/** The state of a sale, which outlives a reload; another user of the same browser does not see it. */
export function useSaleDraft() {
  const { customerID }: { readonly customerID?: string } = useSearch({ strict: false });
  const [state, setState] = useState<SaleState>(() => soldTo(customerID, storedState() ?? freshState()));
  useEffect(() => storeOwn(store, JSON.stringify(state)), [state]);
  return {
    ...state,
    type: (part: Partial<SaleDraft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    finish: (sold: Sold) => setState((before) => ({ ...before, sold })),
    startOver: () => setState(freshState()),
  };
}

function freshState(): SaleState {
  return { draft: emptyDraft(uuid()), sold: undefined };
}

/** The sale for a customer, when it begins on the customer's page; a finished sale is unchanged. */
function soldTo(customerID: string | undefined, state: SaleState): SaleState {
  if (customerID === undefined || state.sold) return state;
  return { ...state, draft: { ...state.draft, customerID } };
}

function storedState(): SaleState | undefined {
  const stored: SaleState | null = JSON.parse(storedOwn(store) ?? 'null');
  return stored ?? undefined;
}
