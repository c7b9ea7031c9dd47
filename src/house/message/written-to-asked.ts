import type { Language } from '#kit/contract/language';
import { isFeatureOn } from '#house/session/feature-on';
import { messagesFeature } from './messages-feature.contract';
import type { MessageChoice } from './written-to.contract';

interface WrittenTo {
  readonly language?: Language | null;
  readonly messageChoice?: MessageChoice | null;
}

/** When a form asks how somebody is written to: while messages are on, and otherwise where something was chosen (AL15). */
export const writtenToAsked = {
  language: ({ language }: WrittenTo) => isFeatureOn(messagesFeature) || Boolean(language),
  messageChoice: ({ messageChoice }: WrittenTo) => isFeatureOn(messagesFeature) || (messageChoice ?? 'all') !== 'all',
};
