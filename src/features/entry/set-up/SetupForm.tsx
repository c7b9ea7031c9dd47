import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { choice } from '#kit/contract/fields-choice';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { useForm } from '#kit/web/form/use-form';
import { useSubmit } from '#kit/web/form/use-submit';
import { signIn } from '#house/session/session';
import { forgetSetup } from '#house/organisation/use-setup';
import { type Feature, switchesOf } from '#house/feature/feature.contract';
import type { SignedIn } from '#house/session/login.contract';
import { passwordProblem } from '#house/password/password.rules';
import { runSetup } from '#house/organisation/organisation.contract';
import styles from './SetupForm.module.css';
import { SetupPart } from './SetupPart';
import { ownTimeZone, timeZones } from '#house/organisation/time-zones';

const organisationNames = ['name', 'phone', 'address', 'logo', 'currencySign', 'timeZone'];
const adminNames = ['adminName', 'username', 'password'];

interface Props {
  /** True asks for what the server printed, where one is not at the server itself. */
  readonly codeNeeded: boolean;
  /** What the brand can switch on and off. */
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
  const { element, busy, refused, onSubmit } = useSubmit(form, async (body) => {
    const { token } = await answerOf<SignedIn>(await send({ method: runSetup.method, path: runSetup.path, body }));
    forgetSetup();
    signIn(token);
  });

  return (
    <form ref={element} onSubmit={onSubmit} noValidate aria-busy={busy} className={styles.form}>
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
