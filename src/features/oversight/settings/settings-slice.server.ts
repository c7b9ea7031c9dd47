import { callOf } from '#house/rights/calls.rules';
import { getSettings } from '#house/organisation/house.contract';
import { saveSettings, getOutbox, testMail } from '#house/organisation/organisation.contract';
import { writePhonesAnew } from '#house/organisation/phones-anew.server';
import type { Slice } from '#house/slice/slice.server';
import { settingsRoutes } from './settings.server';
import { outboxRoutes } from './outbox.server';

export const settingsSlice: Slice = {
  routes: [...settingsRoutes, ...outboxRoutes],
  everyStaff: [callOf(getSettings)],
  administrators: [callOf(saveSettings), callOf(getOutbox), callOf(testMail)],
  students: [callOf(getSettings)],
  guardians: { '': [callOf(getSettings)] },
  hourly: writePhonesAnew,
};
