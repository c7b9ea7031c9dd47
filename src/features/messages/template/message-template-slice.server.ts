import { messagesFeature } from '#house/message/messages-feature.contract';
import type { Slice } from '#house/slice/slice.server';
import { messageTemplateRoutes } from './message-template.server';

export const messageTemplateSlice: Slice = {
  features: [messagesFeature],
  routes: messageTemplateRoutes,
};
