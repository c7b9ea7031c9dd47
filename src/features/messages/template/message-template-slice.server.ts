import { messagesFeature } from '#house/message/messages-feature.contract';
import { messageTemplateScreen } from '#house/message/messages.screens';
import { callsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { messageTemplate } from './message-template.contract';
import { messageTemplateRoutes } from './message-template.server';

export const messageTemplateSlice: Slice = {
  features: [messagesFeature],
  routes: messageTemplateRoutes,
  grants: [{ screen: messageTemplateScreen, calls: callsOf(messageTemplate) }],
};
