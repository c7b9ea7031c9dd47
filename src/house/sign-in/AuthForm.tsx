import { Button, TextInput } from '@mantine/core';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Fields, SentFields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import type { FormRules } from '#kit/web/form/form-rules';
import { useForm } from '#kit/web/form/use-form';
import { useSubmit } from '#kit/web/form/use-submit';
import { PasswordInput } from '#kit/web/ui/PasswordInput';
import styles from './AuthCard.module.css';

/** What a password manager and a phone's keyboard need to know about a field. */
interface Look {
  readonly autoComplete: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

interface Props<F extends Fields> {
  readonly fields: F;
  readonly looks: { readonly [K in Extract<keyof F, string>]?: Look };
  readonly start?: Readonly<Record<string, string>>;
  readonly problems?: FormRules<Fields>['problems'];
  readonly save: string;
  /** A refusal that it throws is shown in the form. */
  readonly onSave: (body: SentFields<F>) => Promise<void>;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** The form of the login screens, reduced to what they need, because everybody waits for them first. */
export function AuthForm<F extends Fields>({ fields, looks, start = {}, problems, save, onSave, children }: Props<F>) {
  const form = useForm({
    fields,
    rules: problems ? { problems } : {},
    mode: 'create',
    start,
    typedBefore: undefined,
  });
  // Checked by exactly these fields before it is sent.
  const { element, busy, refused, left, onSubmit } = useSubmit(form, (body) => onSave(body as SentFields<F>));
  const shown: Readonly<Record<string, Look | undefined>> = looks;
  const begins = form.names.find((name) => form.typed[name] === '');

  return (
    <form ref={element} className={styles.form} onSubmit={onSubmit} {...left} noValidate aria-busy={busy}>
      <ErrorSummary errors={form.errors} refused={refused} meanwhile={[]} onReload={undefined} />
      {form.names.map((name) => {
        const field = fields[name];
        if (!field) return null;
        const Input = field.kind === 'password' ? PasswordInput : TextInput;
        return (
          <Input
            key={name}
            {...shown[name]}
            name={name}
            data-field={name}
            label={t(field.label)}
            description={field.help && t(field.help)}
            dir={field.kind === 'email' ? 'ltr' : undefined}
            data-autofocus={name === begins || undefined}
            value={String(form.typed[name] ?? '')}
            error={form.errors[name]}
            onChange={(event) => form.change(name, event.currentTarget.value)}
          />
        );
      })}
      {children}
      <Button type="submit" loading={busy} fullWidth size="md">
        {save}
      </Button>
    </form>
  );
}
