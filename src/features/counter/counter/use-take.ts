import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t, words } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Write } from '#kit/rules/outbox';
import { answerOf, isAnswering, isRefusal, placeHere, type Refusal, refusal, send } from '#kit/web/call';
import { useWrites } from '#kit/web/offline/writes';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import { paymentNames } from '#features/ledger/counter-payment/payment-names.contract';
import { bodyOf } from './body.rules';
import { counterPath } from './counter.contract';
import { type Draft, calculate } from './draft.rules';
import type { takeMoney } from './take.contract';
import { loadOutbox } from './later-parts';
import { rememberAccounts } from './use-accounts';
import { kept, keptAs } from './use-kept-draft';

/** A payment that was taken: confirmed by the server, or waiting on this device for its answer. */
export interface Taken {
  readonly key: string;
  /** Undefined until the server has confirmed it. */
  readonly payment: PaymentRead | undefined;
  readonly draft: Draft;
}

/** Takes the current payment, once, whatever happens to the connection (CO9). */
export function useTake(rate: number) {
  const client = useQueryClient();
  const organisation = useOrganisation();
  const shown = useShownMoney();
  const [taken, setTaken] = useState<Taken>();
  const [busy, setBusy] = useState(false);
  const confirmed = useConfirmed(taken);

  /** The payment as it waits on the disk. If it has waited, its remainder is kept as credit, because others may have paid meanwhile. */
  function writeOf(draft: Draft): Write {
    const { account = '', host } = placeHere(counterPath);
    const body = { ...bodyOf(draft, rate), date: todayAt(organisation) };
    return {
      _id: draft.key,
      account,
      host,
      path: counterPath,
      body,
      key: 'own id',
      group: draft.key,
      told: {
        one: paymentNames.one,
        facts: [
          { label: words('Payer'), value: draft.payerName ?? draft.payer?.label ?? '–' },
          { label: words('Total'), value: shown(calculate(draft, rate).total) },
        ],
      },
      screen: '/counter',
      draft: { name: keptAs, values: kept(draft) },
      dated: 'date',
      whenLate: draft.payer ? { keepRest: true } : undefined,
      madeAt: new Date().toISOString(),
    };
  }

  /** Takes it; returns why it was refused, if it was. */
  async function take(draft: Draft): Promise<Refusal | undefined> {
    if (busy) return undefined;
    setBusy(true);
    try {
      if (draft.basket.length > 0 && !(await isAnswered(bodyOf(draft, rate))))
        return refusal(0, t('A sale needs the network: what is in stock must be known'));
      const { submit } = await loadOutbox();
      const outcome = await submit(writeOf(draft));
      rememberAccounts(calculate(draft, rate).rows.map(({ accountID }) => accountID));
      setTaken({ key: draft.key, draft, payment: outcome.as === 'saved' ? paymentIn(outcome.answer) : undefined });
      // People who were found before owe less by now.
      client.removeQueries({ queryKey: ['counter'] });
      void client.invalidateQueries();
      return undefined;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return error;
    } finally {
      setBusy(false);
    }
  }

  return {
    take,
    busy,
    taken: taken && { ...taken, payment: taken.payment ?? confirmed },
    next: () => setTaken(undefined),
  };
}

function isSaved(answer: unknown): answer is ReplyOf<typeof takeMoney> {
  return isObject(answer) && isObject(answer.info);
}

function paymentIn(answer: unknown): PaymentRead | undefined {
  return isSaved(answer) ? answer.info : undefined;
}

/** A payment that waited, once the server has it. */
function useConfirmed(taken: Taken | undefined): PaymentRead | undefined {
  const [read, setRead] = useState<PaymentRead>();
  const writes = useWrites(placeHere(counterPath).account);
  const key = taken?.key;
  const isWaiting = writes.some(({ _id }) => _id === key);
  const isAsked = taken !== undefined && taken.payment === undefined && !isWaiting;
  useEffect(() => {
    if (!isAsked || key === undefined) return;
    send({ method: 'GET', path: `${paymentNames.path}/${key}` })
      .then((response) => answerOf<PaymentRead>(response))
      .then(setRead, () => {});
  }, [isAsked, key]);
  return read?._id === key ? read : undefined;
}

/** How long, in ms, a preview may take that only asks whether somebody answers. */
const patience = 8_000;

/**
 * True if the server answers now. It is asked only where the last call got no answer, by a preview of this body, which
 * saves nothing: a sale that was sent may have arrived, and waits for its answer.
 */
async function isAnswered(body: object): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (isAnswering()) return true;
  const signal = AbortSignal.timeout(patience);
  try {
    await send({ method: 'POST', path: counterPath, query: { preview: 1 }, body, signal });
    return true;
  } catch (error) {
    // Anything wrong with it is reported when it is taken.
    return isRefusal(error) && error.status !== 0;
  }
}
