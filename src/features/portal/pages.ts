import { words } from '#kit/contract/language';
import type { Pupil } from './pupil.rules';

/** A page of the portal, as its menu shows it. */
interface PortalPage {
  readonly path: string;
  /** A sentence of the catalogue. */
  readonly label: string;
}

const marks = words('Marks');
const results = { path: '/studentResults', label: words('Results') };
const lessons = { path: '/studentTimetable', label: words('Timetable') };
const attendance = { path: '/viewAttendence', label: words('Attendance') };
const fees = { path: '/studentFees', label: words('Fees') };
const complaints = { path: '/studentComplain', label: words('Complaints') };
const certificates = { path: '/studentCertificates', label: words('Certificates') };
const profile = { path: '/studentProfile', label: words('Profile') };

const home: PortalPage = { path: '/portal', label: words('Overview') };

/** The pages of the portal for the pupil shown; a guardian sees the pages that the access to the child opens (FA3). */
export function pagesOf(
  pupil: Pupil | undefined,
  { isGuardian, hasProfile, hasResults, hasLessons, hasPapers }: PortalOf,
): readonly PortalPage[] {
  const own = hasProfile ? [profile] : [];
  const papers = hasPapers ? [certificates] : [];
  const school = [
    ...(hasResults ? [results] : []),
    ...(hasLessons ? [lessons] : []),
    attendance,
    fees,
    ...papers,
    complaints,
  ];
  if (!isGuardian) return [{ path: '/portal', label: marks }, ...school, ...own];
  if (!pupil) return [home, ...own];
  return [home, ...(pupil.access === 'all' ? [{ path: '/studentMarks', label: marks }, ...school] : [fees]), ...own];
}

interface PortalOf {
  readonly isGuardian: boolean;
  /** True while there is something on the profile page. */
  readonly hasProfile: boolean;
  /** True while classes have assessments. */
  readonly hasResults: boolean;
  /** True while lessons are planned. */
  readonly hasLessons: boolean;
  /** True while certificates carry codes. */
  readonly hasPapers: boolean;
}
