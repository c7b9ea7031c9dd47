import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { spanProblem } from '#kit/rules/calendar';
import { Field } from '#kit/web/form/Field';
import { useWrongFocus } from '#kit/web/form/focus';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Typed } from '#kit/web/form/form-values';
import { useForm } from '#kit/web/form/use-form';
import { SpanButtons } from '#kit/web/list/SpanButtons';
import styles from './report.module.css';

interface Props {
  readonly fields: Fields;
  readonly rules: FormRules<Fields>;
  /** The values that the address already contains. */
  readonly start: Typed;
  readonly onView: (asked: Typed) => void;
}

/** The form of a report: its fields, and 'View report'. */
export function ReportForm({ fields, rules, start, onView }: Props) {
  const form = useForm({
    fields,
    rules: withSpan(rules),
    mode: 'create',
    start: { ...rules.start?.(), ...start },
    kept: undefined,
  });
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = useWrongFocus(element);
  const { typed, values, names, errors } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = form.check();
    if (asked === undefined) focusWrong();
    else onView(asked);
  }

  return (
    <form ref={element} className={`${styles.form} no-print`} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        {names.map((name) => {
          const field = fields[name];
          return (
            field && (
              <Field
                key={name}
                name={name}
                field={field}
                value={typed[name]}
                errors={errors}
                onChange={(value, option) => form.change(name, value, option)}
                narrow={rules.narrow?.[name]?.(values)}
              />
            )
          );
        })}
        <Button type="submit" className={styles.view}>
          {t('View report')}
        </Button>
      </div>
      {'startDate' in fields && 'endDate' in fields && (
        <div className={styles.spans}>
          <SpanButtons onPick={({ from, to }) => form.put({ startDate: from, endDate: to })} />
        </div>
      )}
    </form>
  );
}

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
