import { useMemo, useState } from 'react';
import { choice } from '#kit/contract/fields-choice';
import type { Saved } from '#kit/contract/endpoint';
import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { FieldsForm } from '#kit/web/form/FieldsForm';
import type { Typed } from '#kit/web/form/form-values';
import { useDone } from '#kit/web/use-entity';
import type { Settings } from '#house/organisation/house.contract';
import { organisation, saveSettings } from '#house/organisation/organisation.contract';
import styles from './SettingsForm.module.css';
import { TestMail } from './TestMail';
import { timeZones } from '#house/organisation/time-zones';

const order = [
  'name',
  'phone',
  'address',
  'currencySign',
  'timeZone',
  'booksClosedUpTo',
  'minimumPassword',
  'logo',
  'headerImage',
  'footerImage',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'smtpFrom',
] as const;
const labelled: Fields = organisation.fields;

/** Everything that can be set; only what was changed is written, with what the call must carry. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [saves, setSaves] = useState(0);
  const done = useDone();
  const fields = useMemo(
    () => ({
      ...organisation.fields,
      timeZone: choice(organisation.fields.timeZone.label, timeZones(), {
        required: 'Please select time zone',
      }),
    }),
    [],
  );

  async function save(changed: Typed) {
    const { name, currencySign, timeZone, minimumPassword } = settings;
    const body = { name, currencySign, timeZone, minimumPassword, __v: settings.__v, ...changed };
    await done(
      await answerOf<Saved<Settings>>(await send({ method: saveSettings.method, path: saveSettings.path, body })),
    );
    setSaves(saves + 1);
  }

  return (
    <div className={styles.panel}>
      <FieldsForm
        // What was saved is where the next change begins.
        key={saves}
        fields={fields}
        rules={{ fields: order }}
        mode="edit"
        start={{ ...settings }}
        draft={{ name: 'settings', edited: 'settings' }}
        saveLabel={t('Save settings')}
        onSave={save}
        onDirty={nothing}
        fieldLabel={(name) => t(labelled[name]?.label ?? name)}
      />
      {settings.smtpHost && <TestMail />}
    </div>
  );
}

/** This form is in no dialog, so nothing has to ask before it closes. */
function nothing(): void {}
