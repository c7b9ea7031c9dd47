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

/** A guardian of the student who asks, and what that guardian sees (FA7). */
export interface Seeing {
  readonly guardianName: string;
  readonly relation: string;
  readonly access: string;
}

/** What the student's own page shows. */
export interface OwnRecord extends OwnChoice {
  /** While families are kept. */
  readonly guardians?: readonly Seeing[];
}

/** The read of a student's own choice: in which language to be written to, and about what (ME6). */
export const getOwnChoice = endpoint({
  method: 'GET',
  path,
  title: 'How the student who asks wants to be written to, and who else sees what',
  reply: reply<OwnRecord>(),
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
