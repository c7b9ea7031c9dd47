import { useDebouncedCallback } from '@mantine/hooks';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type FormEvent, use, useRef, useState } from 'react';
import type { Fields } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';
import { spanProblem } from '#kit/rules/calendar';
import { Field } from '#kit/web/form/Field';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Typed } from '#kit/web/form/form-values';
import { useForm } from '#kit/web/form/use-form';
import { SpanButtons } from '#kit/web/list/SpanButtons';
import { MayChoose } from '#kit/web/may-choose';
import { hasSpan } from './first-asked';
import { offeredFields } from './offered-fields';
import styles from './report.module.css';

/** How long, in ms, somebody may go on typing before the report follows. */
const pause = 300;

interface Props {
  readonly fields: Fields;
  readonly rules: FormRules<Fields>;
  /** The values that the report begins with. */
  readonly start: Typed;
  /** Called with the request, or with undefined if something is missing, but not with the initial request. */
  readonly onAsk: (asked: Typed | undefined) => void;
}

/**
 * The form of a report, which follows each change a moment later. A missing field is reported only once it had a value; fields with
 * initial values are not marked as required, and choices can be cleared. Lists that the user may not choose from are not offered. If
 * nothing is required, the form only narrows what is shown, and on a phone it folds away like the filters of a list.
 */
export function ReportForm({ fields: all, rules, start, onAsk }: Props) {
  const mayChoose = use(MayChoose);
  // What a link has filled in stays where it is emptied.
  const [{ fields, closed }] = useState(() => offeredFields(all, start, mayChoose));
  const form = useForm({ fields, rules: withSpan(rules), mode: 'create', start, typedBefore: undefined });
  const { typed, values, names, errors } = form;
  const [isWholeAtFirst] = useState(() => form.judge().body !== undefined);
  const wasWhole = useRef(isWholeAtFirst);
  const [unfolded, setUnfolded] = useState(false);
  const folds = names.every((name) => !fields[name]?.required);
  const begun = rules.start?.() ?? {};
  const count = names.filter((name) => (typed[name] ?? '') !== '' && typed[name] !== begun[name]).length;

  function follow(): void {
    const { body, problems } = form.judge();
    const isComplete = names.every((name) => !fields[name]?.required || (typed[name] ?? '') !== '');
    if (isComplete || wasWhole.current) form.setErrors(problems);
    wasWhole.current ||= body !== undefined;
    onAsk(body);
  }
  const followLater = useDebouncedCallback(follow, pause);

  function submit(event: FormEvent) {
    event.preventDefault();
    follow();
  }

  return (
    <form
      className={`${styles.form} no-print`}
      data-folded={(folds && !unfolded) || undefined}
      onSubmit={submit}
      noValidate
    >
      {folds && (
        <Button
          className={styles.fold}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
        </Button>
      )}
      <div className={styles.fields}>
        {names.map((name) => {
          const field = fields[name];
          return (
            field && (
              <div key={name} data-kind={field.kind}>
                <Field
                  name={name}
                  field={(start[name] ?? '') === '' ? field : { ...field, required: undefined }}
                  clears
                  value={typed[name]}
                  errors={errors}
                  onChange={(value, option) => {
                    form.change(name, value, option);
                    followLater();
                  }}
                  narrow={rules.narrow?.[name]?.(values)}
                  fixed={closed.has(name) ? withheld : undefined}
                />
              </div>
            )
          );
        })}
      </div>
      {hasSpan(fields) && (
        <div className={styles.spans}>
          <SpanButtons
            chosen={{ from: String(typed.startDate), to: String(typed.endDate) }}
            onPick={({ from, to }) => {
              form.put({ startDate: from, endDate: to });
              followLater();
            }}
          />
        </div>
      )}
    </form>
  );
}

const withheld = words('Your role does not include this list. Ask an administrator if you need it.');

/** The rules extended by refusing an end before the start, as the server does (H4). */
function withSpan(rules: FormRules<Fields>): FormRules<Fields> {
  return {
    ...rules,
    problems: (values, mode) => ({ ...rules.problems?.(values, mode), endDate: problemOf(values) }),
  };
}

function problemOf({ startDate, endDate }: Typed): string | undefined {
  return typeof startDate === 'string' && typeof endDate === 'string' ? spanProblem(startDate, endDate) : undefined;
}
