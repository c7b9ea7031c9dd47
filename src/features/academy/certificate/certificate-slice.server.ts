import { callsOf, photoOf, callOf, listOf, optionsOf } from '#house/rights/calls.rules';
import { student } from '#features/academy/student/student.contract';
import { studentClasses } from '#features/academy/own-classes/student-classes.contract';
import type { Slice } from '#house/slice/slice.server';
import { certificatePaper } from './certificate-paper.server';
import { certificateRoutes } from './certificate.server';
import { certificateScreen } from './certificate.screens';
import { certificate, certificatePdf } from './certificate.contract';

const seen = [listOf(certificate), callOf(certificatePdf)];

export const certificateSlice: Slice = {
  routes: certificateRoutes,
  papers: [certificatePaper],
  students: seen,
  guardians: { all: seen },
  only: [
    {
      screen: certificateScreen,
      calls: [
        ...callsOf(certificate),
        photoOf(certificate),
        callOf(certificatePdf),
        optionsOf(student),
        callOf(studentClasses),
      ],
    },
  ],
};
