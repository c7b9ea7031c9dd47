import { useMemo, useState } from 'react';
import type { Day } from '#kit/contract/day';
import { choice } from '#kit/contract/fields-choice';
import type { Saved } from '#kit/contract/endpoint';
import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { answerOf, refusal, send } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { FieldsForm } from '#kit/web/form/FieldsForm';
import type { Typed } from '#kit/web/form/form-values';
import { readPage, useDone } from '#kit/web/use-entity';
import { type Feature, switchesOf } from '#house/feature/feature.contract';
import type { Settings } from '#house/organisation/house.contract';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { organisation, saveSettings } from '#house/organisation/organisation.contract';
import { useSession } from '#house/session/session';
import { type DayClose, dayClose } from '#features/ledger/day-close/day-close.contract';
import { dayCloseFeature } from '#features/ledger/day-close/day-close.screens';
import { unsignedWarning } from '#features/ledger/day-close/signing.rules';
import styles from './SettingsForm.module.css';
import { rulesOf } from './settings-form';
import { TestMail, TestSms } from './TestMessages';
import { timeZones } from '#house/organisation/time-zones';

const labelled: Fields = organisation.fields;

interface Props {
  readonly settings: Settings;
  /** The features that the brand can switch on and off. */
  readonly features: readonly Feature[];
}

/** The form of all settings; only changed ones are sent, with those that the call requires. */
export function SettingsForm({ settings: read, features }: Props) {
  const [last, setLast] = useState({ saves: 0, settings: read });
  // What was just saved is newer than what was read.
  const settings = last.settings.__v > read.__v ? last.settings : read;
  const done = useDone();
  const fields = useMemo(
    () => ({
      ...organisation.fields,
      features: switchesOf(features),
      timeZone: choice(organisation.fields.timeZone.label, timeZones(), {
        required: 'Please select time zone',
      }),
    }),
    [features],
  );
  const { claims } = useSession();
  const userType = claims?.userType ?? '';
  const rules = useMemo(() => rulesOf(features, { userType, settings }), [features, userType, settings]);

  async function save(changed: Typed) {
    await askOverUnsigned(settings, changed.booksClosedUpTo);
    const { name, currencySign, timeZone, minimumPassword } = settings;
    const body = { name, currencySign, timeZone, minimumPassword, __v: settings.__v, ...changed };
    const { method, path } = saveSettings;
    const answer = await answerOf<Saved<Settings>>(await send({ method, path, body }));
    await done(answer);
    setLast({ saves: last.saves + 1, settings: answer.info });
  }

  return (
    <div className={styles.panel}>
      <FieldsForm
        // After a save the form starts again from what was saved.
        key={last.saves}
        fields={fields}
        rules={rules}
        mode="edit"
        start={{ ...settings }}
        draft={{ name: 'settings', edited: 'settings' }}
        saveLabel={t('Save settings')}
        onSave={save}
        onDirty={nothing}
        fieldLabel={(name) => t(labelled[name]?.label ?? name)}
      />
      {settings.smtpHost && <TestMail />}
      {settings.features[messagesFeature.name] && settings.smsProvider === 'generic' && <TestSms />}
    </div>
  );
}

/** Does nothing: this form is in no dialog that would have to ask before it closes. */
function nothing(): void {}

/** The most closes that a question names. */
const mostNamed = 5;

/**
 * Asks once before the books are closed over unsigned closes (DC9); throws a refusal if the answer is no. Does not ask while the feature
 * is off, nor about days on which the books were closed before.
 */
async function askOverUnsigned(settings: Settings, upTo: unknown): Promise<void> {
  if (typeof upTo !== 'string' || !settings.features[dayCloseFeature.name]) return;
  const { rows, count } = await unsignedUpTo(upTo, settings.booksClosedUpTo);
  if (count === 0) return;
  const named = rows.map(({ closeNo, accountID, date }) =>
    unsignedWarning({ closeNo, account: accountID.name, date: shownDay(date ?? '') }),
  );
  const asked = await confirm({
    title: t('Close the books all the same?'),
    thing: [...named, ...(count > rows.length ? ['…'] : [])].join('. '),
    text: t('These closes can still be signed afterwards.'),
    yes: t('Close the books'),
    tone: 'plain',
  });
  if (!asked) throw refusal(409, t('The books were not closed. Nothing was saved.'));
}

async function unsignedUpTo(upTo: Day, before: Day | null) {
  const from = before === null ? undefined : addDays(before, 1);
  if (from !== undefined && from > upTo) return { rows: [], count: 0 };
  const query = { status: 'counted', from, to: upTo, sort: 'closeNo', page: 1, pageSize: mostNamed };
  return readPage<DayClose>(dayClose.path, query);
}
