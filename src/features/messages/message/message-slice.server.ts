import { messagesFeature } from '#house/message/messages-feature.contract';
import { messagesScreen } from '#house/message/messages.screens';
import { callOf, listOf, optionsOf, under } from '#house/rights/calls.rules';
import { testSms } from '#house/organisation/organisation.contract';
import type { Slice } from '#house/slice/slice.server';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { visitorNote } from '#features/people/visitor-note/visitor-note.contract';
import { forgetOld, writeByItself } from './automatic.server';
import { deliverDue } from './deliver.server';
import { aboutRecord, sendRoute } from './send.server';
import { testSmsRoute } from './test-sms.server';
import { messageTemplate } from '#features/messages/template/message-template.contract';
import { cancelMessages, message, retryMessages, sendMessages } from './message.contract';
import { messageChecks } from './message-checks.server';
import { messageRoutes } from './message.server';

export const messageSlice: Slice = {
  features: [messagesFeature],
  routes: [...messageRoutes, sendRoute, testSmsRoute],
  only: [
    {
      screen: messagesScreen,
      calls: [
        listOf(message),
        ...[sendMessages, cancelMessages, retryMessages].map(callOf),
        ...[messageTemplate, customer, visitorNote].map(optionsOf),
      ],
    },
    { screen: messagesScreen, calls: [student, guardian, schoolClass].map(optionsOf), brand: 'academy' },
  ],
  everyStaff: under(aboutRecord, [callOf(sendMessages)]),
  administrators: [callOf(testSms)],
  checks: messageChecks,
  news: { 'sms fail': { screen: messagesScreen, right: listOf(message) } },
  minutely: async (where, clock) => {
    await writeByItself(where, clock());
    await deliverDue(where, clock);
  },
  hourly: forgetOld,
};
