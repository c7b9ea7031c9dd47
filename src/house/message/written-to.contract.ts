import { choice } from '#kit/contract/fields-choice';
import { languageNames, words } from '#kit/contract/language';

/** The choices of messages that a person wants (ME6). */
export const messageChoices = {
  all: words('All messages'),
  needed: words('Only what is needed'),
  none: words('No messages'),
} as const;

export type MessageChoice = keyof typeof messageChoices;

/** The language in which somebody is written to: the organisation's if none is chosen (ME5). */
export const languageField = {
  ...choice('Language of messages', languageNames),
  added: true,
} as const;

export const messageChoiceField = {
  ...choice('Messages wanted', messageChoices, { initial: 'all' }),
  added: true,
} as const;
