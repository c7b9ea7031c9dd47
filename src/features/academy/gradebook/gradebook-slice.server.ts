import { callOf, importOf, listOf, optionsOf, removalOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { gradeScale } from '#features/academy/grade-scale/grade-scale.contract';
import { assessmentRoutes } from './assessment.server';
import {
  assessmentFromMarks,
  classResults,
  copyAssessments,
  lockResults,
  publishAssessment,
  readGradebook,
  saveRemark,
  unpublishAssessment,
} from './gradebook.contract';
import { gradebookChecks } from './gradebook-checks.server';
import { gradebookScreen } from './gradebook.screens';
import { gradebookRoutes } from './gradebook.server';
import { saveScores, score } from './score.contract';
import { scoreRoutes } from './score.server';
import { toldOfAssessments } from './told-of-assessments.server';

const own = callOf(readGradebook);

export const gradebookSlice: Slice = {
  features: [gradebookFeature],
  routes: [...gradebookRoutes, ...assessmentRoutes, ...scoreRoutes],
  grants: [
    {
      screen: gradebookScreen,
      calls: [
        own,
        ...[classResults, publishAssessment, unpublishAssessment, copyAssessments, assessmentFromMarks].map(callOf),
        ...[saveScores, saveRemark, lockResults].map(callOf),
        listOf(score),
        removalOf(score),
        importOf(score),
        optionsOf(gradeScale),
      ],
    },
  ],
  students: [own],
  guardians: { all: [own] },
  tells: toldOfAssessments,
  checks: gradebookChecks,
};
