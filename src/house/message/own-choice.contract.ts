import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { choice } from '#kit/contract/fields-choice';
import { type Language, words } from '#kit/contract/language';
import { languageField, type MessageChoice, messageChoiceField, messageChoices } from './written-to.contract';

const path = 'student/me';

/** How a student wants to be written to. */
export interface OwnChoice {
  /** Null for the language of the organisation. */
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
}

/** What a student's own portal asks: in which language to be written to, and what (ME6). */
export const getOwnChoice = endpoint({
  method: 'GET',
  path,
  title: 'How the student who asks wants to be written to',
  reply: reply<OwnChoice>(),
});

export const saveOwnChoice = endpoint({
  method: 'PUT',
  path,
  title: 'Change how the student who asks is written to',
  body: {
    language: languageField,
    messageChoice: choice(messageChoiceField.label, messageChoices, { required: words('Select which messages') }),
  },
  reply: reply<Saved<OwnChoice>>(),
});
