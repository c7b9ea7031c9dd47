import { words } from '#kit/contract/language';
import type { Pupil } from './pupil.rules';

/** A page of the portal, as its menu shows it. */
interface PortalPage {
  readonly path: string;
  /** A sentence of the catalogue. */
  readonly label: string;
}

const marks = words('Marks');
const attendance = { path: '/viewAttendence', label: words('Attendance') };
const fees = { path: '/studentFees', label: words('Fees') };
const complaints = { path: '/studentComplain', label: words('Complaints') };
const profile = { path: '/studentProfile', label: words('Profile') };

const ofStudents: readonly PortalPage[] = [{ path: '/portal', label: marks }, attendance, fees, complaints];
const home: PortalPage = { path: '/portal', label: words('Overview') };
const everything: readonly PortalPage[] = [home, { path: '/studentMarks', label: marks }, attendance, fees, complaints];

/** The pages for whoever is shown; a guardian sees those of a child that the access opens (FA3). */
export function pagesOf(pupil: Pupil | undefined, { isGuardian, hasProfile }: PortalOf): readonly PortalPage[] {
  const own = hasProfile ? [profile] : [];
  if (!isGuardian) return [...ofStudents, ...own];
  if (!pupil) return [home, ...own];
  return [...(pupil.access === 'all' ? everything : [home, fees]), ...own];
}

interface PortalOf {
  readonly isGuardian: boolean;
  /** True while there is something on the own page. */
  readonly hasProfile: boolean;
}
