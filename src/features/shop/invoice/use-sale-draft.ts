import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { useSession } from '#house/session/session';
import type { customInvoice } from './sale.contract';
import { emptyDraft, type SaleDraft } from './sale-draft.rules';

export type Sold = Omit<ReplyOf<typeof customInvoice>, 'message' | 'status' | 'info'>;

/** Where the wizard stands: what is typed, the step, and what was sold. */
export interface WizardState {
  readonly draft: SaleDraft;
  readonly step: number;
  readonly sold: Sold | undefined;
}

const store = 'custom-invoice';

/** The wizard's state, which outlives a reload; another person at the same browser does not find it. */
export function useSaleDraft() {
  const { claims, brand } = useSession();
  const whose = `${claims?._id} ${brand}`;
  const { customerID }: { readonly customerID?: string } = useSearch({ strict: false });
  const [state, setState] = useState<WizardState>(() => soldTo(customerID, keptState(whose) ?? freshState()));
  useEffect(() => sessionStorage.setItem(store, JSON.stringify({ whose, state })), [whose, state]);
  return {
    ...state,
    type: (part: Partial<SaleDraft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    // What was typed while the server judged it must be judged first.
    goTo: (step: number) => setState((before) => (before.draft === state.draft ? { ...before, step } : before)),
    finish: (sold: Sold) => setState((before) => ({ ...before, sold, step: sold.receiptData ? 3 : 2 })),
    startOver: () => setState(freshState()),
  };
}

function freshState(): WizardState {
  return { draft: emptyDraft(uuid()), step: 0, sold: undefined };
}

/** A sale that begins on a customer's page is to that one; what was sold already stays as it is. */
function soldTo(customerID: string | undefined, state: WizardState): WizardState {
  if (customerID === undefined || state.sold) return state;
  return { ...state, draft: { ...state.draft, customerID } };
}

function keptState(whose: string): WizardState | undefined {
  const kept: { whose: string; state: WizardState } | null = JSON.parse(sessionStorage.getItem(store) ?? 'null');
  return kept?.whose === whose ? kept.state : undefined;
}
