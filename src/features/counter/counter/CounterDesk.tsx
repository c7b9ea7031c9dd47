import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#kit/contract/language';
import { isRefusal, type Refusal } from '#kit/web/call';
import { PageHeader } from '#kit/web/PageHeader';
import { useShownErrors } from '#kit/web/form/use-shown-errors';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { FoundPerson } from './counter.contract';
import { CounterTools } from './CounterTools';
import { type Account, calculate } from './draft.rules';
import { draftProblems, typedPayment } from './draft-problems.rules';
import { FindField } from './FindField';
import { Chosen, loadLater, TakenPanel } from './later-parts';
import { PayPanel } from './PayPanel';
import { QuickItems } from './QuickItems';
import styles from './counter.module.css';
import { useCounter } from './use-counter';
import { useCounterKeys } from './use-counter-keys';
import { useKeptDraft } from './use-kept-draft';
import { useWaiting } from './use-waiting';
import { lessPaid, paidOf } from './waiting.rules';
import { isMeant, isScanned } from './typed.rules';
import { itemScanned, itemsNamed } from './use-items';
import { payersOf, useFinding } from './use-people';
import { useTake } from './use-take';

interface Props {
  readonly accounts: readonly Account[];
  readonly rate: number;
}

/** The counter: on one side the payer and what is owed or bought, on the other how it is paid. */
export function CounterDesk({ accounts, rate }: Props) {
  const shown = useShownMoney();
  const counter = useCounter(accounts, rate);
  const finding = useFinding();
  const waiting = useWaiting();
  const { take, busy, taken, next } = useTake(rate);
  const [wrong, setWrong] = useState<string>();
  const { draft } = counter;
  const calculation = calculate(draft, rate);
  const problems = draftProblems(draft, { accounts, rate, shown });
  const { errors, left, showAll, hideAll, refuse } = useShownErrors({ ...typedPayment(draft), found: problems });

  async function choose(person: Pick<FoundPerson, 'kind' | '_id'> & Partial<FoundPerson>) {
    setWrong(undefined);
    hideAll();
    try {
      const open = person.debts ? undefined : await finding.debts(person);
      counter.begin(
        payersOf(person, open),
        // Payments that wait on this device are subtracted, so that they are not taken again.
        lessPaid(open?.debts ?? person.debts ?? [], paidOf(waiting)),
        open && open.people.length > 1 ? person.label : undefined,
      );
      focus(parts.account);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setWrong(error.message);
    }
  }

  async function enter(typed: string) {
    const q = typed.trim();
    if (q === '') return;
    setWrong(undefined);
    try {
      const [first] = q.length >= 2 ? await finding.people(q) : [];
      // A scanned code does not mean somebody who merely has a similar name.
      const isFirst = first !== undefined && (isMeant(first, q) || !isScanned(q));
      const item = isFirst
        ? undefined
        : ((await itemScanned(q)) ?? (isScanned(q) ? undefined : (await itemsNamed(q))[0]));
      if (first && !item) return await choose(first);
      if (item) counter.add(item);
      else setWrong(t('Nobody and nothing is found for {typed}', { typed: q }));
      focus(parts.find);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setWrong(error.message);
    }
  }

  async function takeIt() {
    showAll();
    // Nobody and nothing is chosen, which the search field says.
    if (problems.debts) focus(parts.find);
    if (Object.keys(problems).length > 0) return;
    const refused = await take(draft);
    if (refused) refuse({ payments: reasonsOf(refused) });
  }

  function begin() {
    next();
    counter.clear();
    setWrong(undefined);
    hideAll();
    focus(parts.find);
  }

  useCounterKeys({
    find: () => document.querySelector<HTMLElement>(parts.find)?.focus(),
    amount: () => document.querySelector<HTMLElement>(parts.amount)?.focus(),
    credit: () => counter.change({ usesCredit: !draft.usesCredit }),
    take: () => void (taken ? undefined : takeIt()),
    next: begin,
  });
  useAskedPerson((person) => void choose(person));
  const isEmpty = draft.people.length === 0 && draft.basket.length === 0;
  useKeptDraft({ inHand: taken || isEmpty ? undefined : draft, isSending: busy }, counter.take);
  useEffect(() => {
    focus(parts.find);
    loadLater();
  }, []);

  const head = (
    <PageHeader title={t('Counter')}>
      <CounterTools onCustomer={(customer) => void choose(customer)} />
    </PageHeader>
  );
  if (taken)
    return (
      <>
        {head}
        <Suspense>
          <TakenPanel taken={taken} rate={rate} onNext={begin} />
        </Suspense>
      </>
    );
  return (
    <>
      {head}
      <div className={styles.desk} {...left}>
        <section className={styles.left} aria-label={t('What is paid')}>
          <FindField
            onChoose={(person) => void choose(person)}
            onItem={(item) => {
              setWrong(undefined);
              counter.add(item);
            }}
            onEnter={(typed) => void enter(typed)}
            wrong={wrong ?? errors.debts}
          />
          {isEmpty ? (
            <p className={styles.hint}>{t('Type a name, a phone or a number, or scan')}</p>
          ) : (
            <Suspense>
              <Chosen counter={counter} errors={errors} onNext={begin} />
            </Suspense>
          )}
          <QuickItems onAdd={counter.add} />
        </section>
        <PayPanel
          accounts={accounts}
          draft={draft}
          calculation={calculation}
          errors={errors}
          busy={busy}
          onChange={counter.change}
          onRow={counter.changeRow}
          onNextRow={() => {
            counter.nextRow();
            focus(parts.account);
          }}
          onTake={() => void takeIt()}
        />
      </div>
    </>
  );
}

/** Why the server did not take it, each reason once. */
function reasonsOf({ message, errors }: Refusal): string {
  return [...new Set([message, ...Object.values(errors)])].join(' · ');
}

/** The parts of the page that keys lead to. */
const parts = {
  find: '[data-counter="find"]',
  amount: '[data-counter="amount"]',
  account: '[data-counter="accounts"] input:checked',
} as const;

/** Gives a part of the page the focus, once it is drawn. */
function focus(part: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(part)?.focus());
}

/** Begins at once with the person whom the address names, as links from a person's page do. */
function useAskedPerson(begin: (person: Pick<FoundPerson, 'kind' | '_id'>) => void): void {
  const { studentID, customerID }: { readonly studentID?: string; readonly customerID?: string } = useSearch({
    strict: false,
  });
  const navigate = useNavigate();
  // Only once, and not again after a reload.
  const start = useEffectEvent((person: Pick<FoundPerson, 'kind' | '_id'>) => {
    void navigate({ to: '.', search: {}, replace: true });
    begin(person);
  });
  useEffect(() => {
    if (studentID !== undefined) start({ kind: 'student', _id: studentID });
    else if (customerID !== undefined) start({ kind: 'customer', _id: customerID });
  }, [studentID, customerID]);
}
