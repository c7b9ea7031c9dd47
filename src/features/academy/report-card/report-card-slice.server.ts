import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { reportCards } from '#features/academy/gradebook/gradebook.contract';
import { gradebookScreen } from '#features/academy/gradebook/gradebook.screens';
import { reportCardPaper } from './report-card-paper.server';
import { reportCardRoutes } from './report-card.server';

const calls = [callOf(reportCards)];

export const reportCardSlice: Slice = {
  features: [gradebookFeature],
  routes: reportCardRoutes,
  grants: [{ screen: gradebookScreen, calls }],
  students: calls,
  guardians: { all: calls },
  papers: [reportCardPaper],
};
