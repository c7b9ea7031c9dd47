import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Saved } from '#kit/contract/endpoint';
import { choice, ref } from '#kit/contract/fields-choice';
import { month, text } from '#kit/contract/fields-text';
import { money } from '#kit/contract/fields-number';
import { t, words } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { storedMonth } from '#kit/rules/month-name';
import { shownMonth } from '#kit/rules/show';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import { type Organisation, useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { runWork } from '#kit/web/work/run-work';
import { WorkInForm } from '#kit/web/work/WorkInForm';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { ChargePreview } from './ChargePreview';
import styles from './fee.module.css';
import { chargeAllClasses, chargeClass, chargeStudent } from './charge.contract';
import { chargedTypes } from '#features/ledger/fee-name/fee-type.contract';
import { chargeProblems, isMonthly } from './fee.rules';
import { useConfirmAll } from './use-confirm-all';
import { useVoidCharge } from './use-void-charge';

const fields = {
  to: choice(
    'Charge to',
    { class: words('One class'), all: words('All classes'), student: words('A single student') },
    { initial: 'class' },
  ),
  classID: ref('Class', () => schoolClass, { required: 'Select class' }),
  studentID: ref('Student', () => student, { required: 'Please select student' }),
  feetype: choice('Fee type', chargedTypes, { required: 'Select fee type' }),
  feeName: text('Fee name', { required: 'Enter fee name' }),
  feeMonth: month('Month', { help: 'A month is charged once' }),
  feeAmount: money('Amount', { required: 'Enter fee amount' }),
};

type Values = Draft<typeof fields>;

type ChargedFees = Saved<readonly { readonly _id: string }[]>;

const takesAmount = ({ feetype }: Values) => feetype === undefined || !isMonthly(feetype);

const endpoints = { class: chargeClass, all: chargeAllClasses, student: chargeStudent };

interface Counting {
  /** How many fees the charge would make, as far as this is known. */
  readonly count: number | undefined;
  readonly onCount: (count: number | undefined) => void;
}

function rulesFor({ timeZone }: Organisation, { count, onCount }: Counting): FormRules<typeof fields> {
  const today = dayIn(timeZone, new Date());
  return {
    when: {
      classID: ({ to }) => to !== 'all',
      studentID: ({ to }) => to === 'student',
      // A charge of all classes is of their month, and of nothing else (D2).
      feetype: ({ to }) => to !== 'all',
      feeMonth: (values) => !takesAmount(values),
      feeAmount: takesAmount,
    },
    start: () => ({ feeMonth: monthOf(today), feetype: 'monthlyfee' }),
    // A month's fee is named after its month, until somebody types another name.
    known: ({ feetype, feeMonth }) =>
      feetype !== undefined && isMonthly(feetype) && feeMonth ? { feeName: shownMonth(feeMonth) } : {},
    narrow: {
      classID: ({ to }) => ({ classStatus: to === 'class' ? 'active' : undefined }),
      studentID: ({ classID }) => ({ classID }),
    },
    changed: (name, { to }) => (name === 'to' && to === 'all' ? { feetype: 'monthlyfee' } : {}),
    problems: ({ feetype, feeAmount }) => (feetype === undefined ? {} : chargeProblems({ feetype, feeAmount })),
    extra: (values) => (
      <>
        {!takesAmount(values) && (
          <p className={styles.line}>{t('Each student is charged the amount of the enrollment.')}</p>
        )}
        <ChargePreview of={endpoints[values.to ?? 'class']} body={asked(values)} onCount={onCount} />
      </>
    ),
    savesNothing: () => count === 0,
  };
}

/** The body of the preview that is requested before charging, once it is known whom to charge and how much. */
function asked({ to = 'class', ...values }: Values): object | undefined {
  const { classID, studentID, feetype, feeAmount, feeName = '–', feeMonth } = values;
  if (to === 'all') return { feetype: 'monthlyfee', feeName, feeMonth };
  if (!classID || !feetype || (to === 'student' && !studentID)) return undefined;
  const what = isMonthly(feetype) ? { feeMonth } : { feeAmount };
  if (!isMonthly(feetype) && (feeAmount === undefined || feeAmount === 0)) return undefined;
  return { classID, ...(to === 'student' ? { studentID } : {}), feetype, feeName, ...what };
}

/** The name of a month that nobody changed is stored in English, so that each reader sees it in their own language. */
function storedName({ feeName, feeMonth }: Values): string | undefined {
  return feeMonth && feeName === shownMonth(feeMonth) ? storedMonth(feeMonth) : feeName;
}

interface Props {
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that charges a class, all classes or one student (S§2). */
export function ChargeForm({ onDone, onDirty }: Props) {
  // Made with the form, so that a charge sent again after a lost answer charges nobody twice.
  const [idempotencyKey] = useState(() => uuid());
  const [work, setWork] = useState<number>();
  const [count, setCount] = useState<number>();
  const organisation = useOrganisation();
  const done = useDone();
  const confirmAll = useConfirmAll();
  const { undoable } = useVoidCharge();

  async function charge({ to = 'class', ...values }: Values) {
    const body = { ...values, feeName: storedName(values) };
    const { method, path } = endpoints[to];
    const typed = to === 'all' ? { feetype: 'monthlyfee', ...body } : body;
    const request = { method, path, body: typed, idempotencyKey };
    if (to === 'all' && !(await confirmAll(typed))) return;
    const answer =
      to === 'all'
        ? await runWork<ChargedFees>(t('Charging all classes'), request, ({ id }) => setWork(id))
        : await answerOf<ChargedFees>(await send(request));
    const [first] = answer.info;
    if (to !== 'student' && first) await undoable(answer.message, first._id);
    else await done(answer);
    onDone();
  }

  return (
    <>
      <FormOf
        name="charge"
        fields={fields}
        rules={rulesFor(organisation, { count, onCount: setCount })}
        saveLabel={t('Charge fee')}
        onSave={charge}
        onDirty={onDirty}
      />
      <WorkInForm id={work} />
    </>
  );
}
