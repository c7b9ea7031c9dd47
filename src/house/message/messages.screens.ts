import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { messagesFeature } from './messages-feature.contract';

/** The screen of messages to people, to which pages of persons and lists of debts lead. */
export const messagesScreen: Screen = {
  path: '/messages',
  title: words('Messages'),
  icon: 'messages',
  menu: { academy: ['more', 44], decoration: ['more', 22] },
  features: [messagesFeature],
};

export const messageTemplateScreen: Screen = {
  path: '/messageTemplate',
  title: words('Message templates'),
  icon: 'template',
  menu: { academy: ['more', 46], decoration: ['more', 24] },
  features: [messagesFeature],
};
