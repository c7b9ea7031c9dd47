import { useMemo, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { choice } from '#kit/contract/fields-choice';
import type { Saved } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import type { FormRules } from '#kit/web/form/form-rules';
import { useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { familiesFeature } from '#house/family/families-feature.contract';
import { useSession } from '#house/session/session';
import { useFeature } from '#house/session/use-feature';
import { type SendPreview, sendMessages } from './message.contract';
import {
  type Asked,
  bodyOf,
  isFor,
  isNamed,
  oneByOne,
  startOf,
  type Typed,
  whomOf,
  whomWithoutFamilies,
} from './new-message.rules';
import { shownCost } from './parts.rules';
import { Preview } from './Preview';
import styles from './Preview.module.css';

interface Props {
  /** The receivers that the address names. */
  readonly asked: Asked;
  /** Continues with the messages one at a time, where another program opens them. */
  readonly onOneByOne: (bodies: readonly object[]) => void;
  readonly onSent: () => void;
}

const names = [
  'whom',
  'studentIDs',
  'guardianIDs',
  'customerIDs',
  'noteIDs',
  'classID',
  'overdueDays',
  'channel',
  'templateID',
  'text',
] as const;

const fieldsOf = (choices: Readonly<Record<string, string>>) => ({
  whom: choice('Whom', choices, { required: 'Say whom it is for' }),
  ...sendMessages.body,
});

type Rules = FormRules<ReturnType<typeof fieldsOf>>;

/** The form of a new message: receivers, channel and text, with a preview of what they will read and what it costs. */
export function NewMessageForm({ asked, onOneByOne, onSent }: Props) {
  // Made with the form, so that a lost answer sends nothing twice.
  const [key] = useState(() => uuid());
  const [preview, setPreview] = useState<SendPreview>();
  const { brand } = useSession();
  const { currencySign, smsProvider } = useOrganisation();
  const done = useDone();
  const families = useFeature(familiesFeature);
  const fields = useMemo(() => fieldsOf(families ? whomOf(brand) : whomWithoutFamilies(brand)), [brand, families]);
  const rules = rulesOf({
    start: startOf(brand, asked),
    onKnown: setPreview,
    said: preview?.count
      ? t('Send {count} for {cost}', { count: preview.count, cost: shownCost(preview.cost, currencySign) })
      : undefined,
  });

  async function save(typed: Typed) {
    const isOpened = typed.channel === 'whatsapp' || (typed.channel === 'sms' && smsProvider !== 'generic');
    const { method, path } = sendMessages;
    if (isOpened && isNamed(typed)) {
      const asked = await send({ method, path, query: { preview: 1 }, body: bodyOf(typed) });
      const { info } = await answerOf<Saved<SendPreview>>(asked);
      if (info.receivers.length > 0) return onOneByOne(oneByOne(typed, info.receivers));
    }
    const answer = await send({ method, path, body: bodyOf(typed), idempotencyKey: key });
    await done(await answerOf<Saved<unknown>>(answer));
    onSent();
  }

  return (
    <div className={styles.form}>
      <FormOf name="message" fields={fields} rules={rules} saveLabel={t('Send')} onSave={save} onDirty={nothing} />
    </div>
  );
}

interface Known {
  readonly start: object;
  readonly onKnown: (preview: SendPreview | undefined) => void;
  /** The text of the button, once the preview is known. */
  readonly said: string | undefined;
}

/** Rules of the form: its fields depend on the receivers, and below them is the preview. */
function rulesOf({ start, onKnown, said }: Known): Rules {
  return {
    fields: names,
    when: {
      studentIDs: isFor('students'),
      guardianIDs: isFor('guardians'),
      customerIDs: isFor('customers'),
      noteIDs: isFor('visitors'),
      classID: isFor('class'),
      overdueDays: isFor('overdue'),
      text: ({ templateID }) => !templateID,
    },
    required: {
      studentIDs: () => t('Select students'),
      guardianIDs: () => t('Select guardians'),
      customerIDs: () => t('Select customers'),
      noteIDs: () => t('Select visitor notes'),
      classID: () => t('Please select class'),
      overdueDays: () => t('Enter a number of days'),
      text: ({ templateID }) => (templateID ? undefined : t('Enter the text')),
    },
    start: () => ({ channel: 'sms', ...start }),
    extra: (typed) => <Preview typed={typed} onKnown={onKnown} />,
    save: () => said,
  };
}

/** Does nothing: this form is in no dialog that would have to ask before it closes. */
function nothing(): void {}
