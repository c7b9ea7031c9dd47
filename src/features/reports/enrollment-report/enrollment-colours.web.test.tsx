// Proves S§4.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import EnrollmentReportPage from './EnrollmentReportPage';

const place = { _id: 'web', className: 'WEB-07' };
const course = { _id: 'course', courseName: 'Web' };
const statuses = ['active', 'pending', 'waiting', 'blocked', 'graduated'];

test('in the enrollment report all but active are red', async () => {
  const { far } = openPage(EnrollmentReportPage);
  far.has('enrollment/all', () =>
    statuses.map((enrolledStatus) => ({
      _id: enrolledStatus,
      studentID: { _id: enrolledStatus, studentName: enrolledStatus, stdID: 1001 },
      courseID: course,
      classID: place,
      Amount: 20,
      enrolledDate: '2026-11-03',
      leftDate: null,
      enrolledStatus,
    })),
  );
  await screen.findByText('graduated (1001)');
  const tones = [...screen.getByRole('table').querySelectorAll('[data-tone]')];
  expect(tones.map((tone) => tone.getAttribute('data-tone'))).toEqual(['good', 'wrong', 'wrong', 'wrong', 'wrong']);
});
