import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Fields } from '#kit/contract/field';
import { choice } from '#kit/contract/fields-choice';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { Field } from '#kit/web/form/Field';
import { type Form, useForm } from '#kit/web/form/use-form';
import { useSubmit } from '#kit/web/form/use-submit';
import { signIn } from '#house/session/session';
import { forgetSetup } from '#house/organisation/use-setup';
import { type Feature, switchesOf } from '#house/feature/feature.contract';
import type { SignedIn } from '#house/session/login.contract';
import { passwordProblem } from '#house/password/password.rules';
import { runSetup } from '#house/organisation/organisation.contract';
import styles from './SetupForm.module.css';
import { ownTimeZone, timeZones } from '#house/organisation/time-zones';

const organisationNames = ['name', 'phone', 'address', 'logo', 'currencySign', 'timeZone'];
const adminNames = ['adminName', 'username', 'password'];

interface Props {
  /** True if the code printed by the server is asked for, because the browser is not on the server's machine. */
  readonly codeNeeded: boolean;
  /** The features that the brand can switch on and off. */
  readonly features: readonly Feature[];
}

/** The set-up form. */
export function SetupForm({ codeNeeded, features }: Props) {
  const fields = useMemo(
    () => ({
      ...runSetup.body,
      features: switchesOf(features),
      timeZone: choice(runSetup.body.timeZone.label, timeZones(), { required: 'Please select time zone' }),
    }),
    [features],
  );
  const proof = codeNeeded ? ['code'] : [];
  const switches = features.length > 0 ? ['features'] : [];
  const form = useForm({
    fields,
    rules: {
      fields: [...organisationNames, ...adminNames, ...proof, ...switches],
      problems: (typed) => ({
        password: passwordProblem(String(typed.password), String(typed.username)),
        code: codeNeeded && !typed.code ? t('Enter the code that the server printed') : undefined,
      }),
    },
    mode: 'create',
    start: { currencySign: '$', timeZone: ownTimeZone() },
    typedBefore: undefined,
  });
  const { element, busy, refused, left, onSubmit } = useSubmit(form, async (body) => {
    const { token } = await answerOf<SignedIn>(await send({ method: runSetup.method, path: runSetup.path, body }));
    forgetSetup();
    signIn(token);
  });

  return (
    <form ref={element} onSubmit={onSubmit} {...left} noValidate aria-busy={busy} className={styles.form}>
      <ErrorSummary errors={form.errors} refused={refused} meanwhile={[]} onReload={undefined} />
      <SetupPart title={t('Organisation')} names={organisationNames} fields={fields} form={form} />
      <SetupPart title={t('First administrator')} names={[...adminNames, ...proof]} fields={fields} form={form} />
      {features.length > 0 && <SetupPart title={t('Features')} names={switches} fields={fields} form={form} />}
      <Button type="submit" disabled={busy} size="md">
        {busy ? t('saving...') : t('Set up and log in')}
      </Button>
    </form>
  );
}

interface SetupPartProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly fields: Fields;
  readonly form: Form;
}

/** A headed part of a long form. */
function SetupPart({ title, names, fields, form }: SetupPartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {names.map((name) => {
        const field = fields[name];
        return (
          field && (
            <div key={name} data-kind={field.kind}>
              <Field
                name={name}
                field={field}
                value={form.typed[name]}
                errors={form.errors}
                onChange={(value, option) => form.change(name, value, option)}
                first={name === 'name' || undefined}
              />
            </div>
          )
        );
      })}
    </fieldset>
  );
}
