import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t, words } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { answerOf, isRefusal, type Refusal, send } from '#kit/web/call';
import { confirmDiscard } from '#kit/web/form/confirm-discard';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { focusFirst, useWrongFocus } from '#kit/web/form/focus';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import { Stepper } from '#kit/web/ui/Stepper';
import { useDone } from '#kit/web/use-entity';
import { ConfirmSale } from './ConfirmSale';
import { GoodsFields } from './GoodsFields';
import { PaymentFields } from './PaymentFields';
import { customInvoice } from './sale.contract';
import { byRow, customerHint, readGoods, readPayment, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import styles from './invoice.module.css';
import { useHeldItems } from './use-held-items';
import { useSaleDraft } from './use-sale-draft';
import { useSalePreview } from './use-sale-preview';

const none: Errors = {};

const steps = [words('Generate Invoice'), words('Receipt'), words('Confirm Detail'), words('Print Receipt')];
const loadSheet = async () => ({ default: (await import('./SoldSheet')).SoldSheet });
const SoldSheet = lazy(loadSheet);

/** The custom invoice wizard: what is sold, how it is paid, all of it once more, the receipt to print (S§2). */
export default function CustomInvoicePage() {
  const { draft, step, sold, type, goTo, finish, startOver } = useSaleDraft();
  const { phone } = useOrganisation();
  const held = useHeldItems(draft.rows);
  const goods = readGoods(draft, held);
  const payment = readPayment(draft, phone);
  const preview = useSalePreview(
    customInvoice,
    Object.keys(goods.errors).length === 0
      ? // Paid whole, so that only the goods are judged.
        { ...withoutNothing(goods.goods), isReceipt: true, amountPaid: totalsSoFar(draft).Total }
      : undefined,
  );
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [judging, setJudging] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const narrow = useMediaQuery('(max-width: 639.98px)');
  const done = useDone();

  const wrong = [{ ...byRow(preview.errors, draft.rows), ...goods.errors }, payment.errors];
  const isJudged = step > 0 || !preview.isAwaited;
  const firstWrong = wrong.findIndex((errors) => Object.keys(errors).length > 0);
  const reachable = firstWrong < 0 ? 2 : firstWrong;
  const shown = asked && step < 2 ? (wrong[step] ?? none) : none;

  useEffect(() => {
    document.title = t('Custom invoice');
  }, []);
  useEffect(() => {
    if (step < 3) focusFirst(form.current);
    // What is sold must show even if the network goes with the order.
    if (step > 0) void loadSheet();
  }, [step]);
  const focusWrong = useWrongFocus(form);

  function change(part: Partial<SaleDraft>) {
    setRefused(undefined);
    type(part);
  }

  function stepTo(wanted: number) {
    setAsked(false);
    setRefused(undefined);
    goTo(wanted);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 2) return order();
    if (isJudged) return next(reachable);
    // Whoever presses Next before the server has judged the goods goes on when it has.
    setJudging(true);
    const errors = await preview.judge();
    setJudging(false);
    next(Object.keys(errors).length > 0 ? 0 : reachable);
  }

  function next(possible: number) {
    if (step < possible) return stepTo(step + 1);
    // What became wrong behind the person's back is shown where it stands.
    if (possible < step) goTo(possible);
    setAsked(true);
    focusWrong();
  }

  async function order() {
    setBusy(true);
    const { method, path } = customInvoice;
    const body = { ...withoutNothing(goods.goods), ...withoutNothing(payment.payment) };
    try {
      const response = await send({ method, path, body, idempotencyKey: draft.key });
      const answer = await answerOf<ReplyOf<typeof customInvoice>>(response);
      finish(answer);
      await done(answer);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  }

  const clear = async () => (await confirmDiscard()) && startOver();
  const may = (wanted: number) => sold === undefined && wanted <= (isJudged ? reachable : 0) && wanted < 3;
  return (
    <>
      <PageHeader title={t('Custom invoice')} />
      <div className={styles.panel}>
        <Stepper
          active={step}
          onStepClick={stepTo}
          size="sm"
          wrap={false}
          className="no-print"
          classNames={{ separator: styles.between }}
          mb="lg"
        >
          {steps.map((label, index) => (
            <Stepper.Step
              key={label}
              // A phone has room for the name of one.
              label={<span className={narrow && index !== step ? 'visually-hidden' : undefined}>{t(label)}</span>}
              allowStepSelect={may(index)}
            />
          ))}
        </Stepper>
        {sold ? (
          <Suspense>
            <SoldSheet sold={sold} onNew={startOver} />
          </Suspense>
        ) : (
          <form ref={form} className={styles.step} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
            <ErrorSummary errors={shown} refused={refused} meanwhile={[]} onReload={undefined} />
            {step === 0 && (
              <GoodsFields
                goods={draft}
                held={held}
                errors={{ ...byRow(preview.errors, draft.rows), ...shown }}
                priceFact="Amount"
                customerHelp={customerHint(draft.isReceipt)}
                belowCost={preview.belowCost}
                onChange={change}
              />
            )}
            {step === 1 && <PaymentFields draft={draft} errors={shown} onChange={change} />}
            {step === 2 && <ConfirmSale draft={draft} held={held} belowCost={preview.belowCost} />}
            <div className={styles.tools}>
              <Button variant="subtle" color="gray" onClick={() => void clear()}>
                {t('Start over')}
              </Button>
              <div>
                <Button variant="default" disabled={step === 0 || busy} onClick={() => stepTo(step - 1)}>
                  {t('Previous')}
                </Button>
                <Button type="submit" disabled={busy} loading={judging}>
                  {busy ? t('saving...') : step === 2 ? t('Submit order') : t('Next')}
                </Button>
              </div>
            </div>
          </form>
        )}
      </div>
    </>
  );
}

/** What is empty is not sent (S§5). */
function withoutNothing(body: object | undefined): object {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== null));
}
