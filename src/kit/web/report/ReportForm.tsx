import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Fields } from '../../contract/field';
import { t } from '../../contract/language';
import { dayIn, spanProblem } from '../../rules/calendar';
import { Field } from '../form/Field';
import { focusWrong } from '../form/focus';
import type { FormRules } from '../form/form-rules';
import type { Typed } from '../form/form-values';
import { useForm } from '../form/use-form';
import { spans } from '../list/spans';
import { useOrganisation } from '../organisation';
import styles from './report.module.css';

interface Props {
  readonly fields: Fields;
  readonly rules: FormRules<Fields>;
  /** What the address asks already. */
  readonly start: Typed;
  readonly onView: (asked: Typed) => void;
}

/** What a report is asked for: its fields, and 'View report'. */
export function ReportForm({ fields, rules, start, onView }: Props) {
  const form = useForm({
    fields,
    rules: withSpan(rules),
    mode: 'create',
    start: { ...rules.start?.(), ...start },
    kept: undefined,
  });
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { timeZone } = useOrganisation();
  const { typed, values, names, errors } = form;

  useEffect(() => {
    if (attempts > 0) focusWrong(element.current);
  }, [attempts]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = form.check();
    if (asked === undefined) setAttempts(attempts + 1);
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
          {spans.map(([name, spanOf]) => (
            <Button
              key={name}
              variant="default"
              size="compact-sm"
              onClick={() => {
                const { from, to } = spanOf(dayIn(timeZone, new Date()));
                form.put({ startDate: from, endDate: to });
              }}
            >
              {t(name)}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}

/** Days out of order are refused before the server does (H4). */
function withSpan(rules: FormRules<Fields>): FormRules<Fields> {
  return {
    ...rules,
    problems: (values, mode) => ({ ...rules.problems?.(values, mode), endDate: problemOf(values) }),
  };
}

function problemOf({ startDate, endDate }: Typed): string | undefined {
  return typeof startDate === 'string' && typeof endDate === 'string' ? spanProblem(startDate, endDate) : undefined;
}
