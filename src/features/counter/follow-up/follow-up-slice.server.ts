import { callsOf, listOf, optionsOf, under } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { followUp } from '#features/ledger/follow-up/follow-up.contract';
import { ofNotes, ofOwing } from '#features/ledger/follow-up/follow-up-calls.server';
import { visitorNoteScreen } from '#features/people/visitor-note/visitor-note.screens';
import { tellOfFollowUps } from './follow-up-news.server';
import { followUpRoutes } from './follow-up.server';
import { promisesToOwner } from './follow-up-owner.server';

const toOwed = { screen: debtsScreen, right: `${listOf(followUp)} ${ofOwing}` };

export const followUpSlice: Slice = {
  features: [debtsFeature],
  routes: followUpRoutes,
  grants: [
    { screen: debtsScreen, calls: under(ofOwing, callsOf(followUp)) },
    { screen: debtsScreen, calls: [optionsOf(guardian)], brand: 'academy' },
    // Follow-ups of visitors, in addition to what the screen of visitor notes grants.
    { screen: visitorNoteScreen, calls: under(ofNotes, callsOf(followUp)) },
  ],
  news: { 'promise broken': toOwed, 'follow-up due': toOwed },
  hourly: tellOfFollowUps,
  tellsOwner: promisesToOwner,
};
