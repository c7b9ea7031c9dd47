import { type FormEvent, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Saved } from '#kit/contract/endpoint';
import { counted } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { answerOf, isRefusal, send } from '#kit/web/call';
import { useWrongFocus } from '#kit/web/form/focus';
import { useShownErrors } from '#kit/web/form/use-shown-errors';
import { useDone } from '#kit/web/use-entity';
import { type DayClose, dayClose } from './day-close.contract';
import { type FirstCount, firstCounts, type TypedAmounts } from './first-counts.rules';

/** The form that counts accounts for the first time, one close each: a refusal is shown at its account, the others are saved. */
export function useFirstCounts(accounts: Parameters<typeof firstCounts>[0]) {
  const [typed, setTyped] = useState<TypedAmounts>({});
  const [ids, setIds] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const done = useDone();
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = useWrongFocus(element);
  const asked = firstCounts(accounts, typed);
  const numbers = Object.fromEntries(accounts.map(({ _id }) => [_id, typed[_id]]));
  // What was left empty can be counted later, and is wrong only where nothing was counted at all.
  const found = Object.fromEntries(Object.entries(asked.errors).filter(([id]) => typed[id]));
  const { errors, left, refuse } = useShownErrors({ numbers, others: {}, found });

  const change = (accountID: string, text: string): void => setTyped({ ...typed, [accountID]: text });

  async function save(): Promise<void> {
    // Kept for an account until it is counted, so that a count sent again after a lost answer is saved only once.
    const known = { ...Object.fromEntries(asked.counts.map(({ accountID }) => [accountID, uuid()])), ...ids };
    setIds(known);
    refuse(asked.errors);
    setBusy(true);
    const refused = await sendAll(asked.counts, known);
    const saved = asked.counts.length - Object.keys(refused).length;
    if (saved > 0)
      await done({ message: counted(saved, '{count} account is counted', '{count} accounts are counted') });
    refuse({ ...asked.errors, ...refused });
    setBusy(false);
    focusWrong();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!busy) void save();
  }

  return { typed, errors, busy, element, change, left, onSubmit };
}

/** Saves one count after the other; the refusals by account. */
async function sendAll(counts: readonly FirstCount[], ids: Readonly<Record<string, string>>): Promise<Errors> {
  const refused: Record<string, string> = {};
  for (const count of counts) {
    const body = { ...count, _id: ids[count.accountID] };
    try {
      await answerOf<Saved<DayClose>>(await send({ method: 'POST', path: dayClose.path, body }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused[count.accountID] = error.message;
    }
  }
  return refused;
}
