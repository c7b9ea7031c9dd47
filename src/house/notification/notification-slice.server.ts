import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { notificationRoutes } from './notification.server';
import { getNotifications, markNotification, markSeen } from './notification.contract';
import { lookAfter } from './subscription-watch.server';
import { tellOfWork } from './work-news.server';

export const notificationSlice: Slice = {
  routes: notificationRoutes,
  everyStaff: [callOf(getNotifications), callOf(markNotification), callOf(markSeen)],
  workDone: tellOfWork,
  hourly: lookAfter,
};
