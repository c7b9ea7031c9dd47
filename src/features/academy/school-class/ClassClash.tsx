import type { Draft } from '#kit/web/form/form-rules';
import { PreviewWarnings } from '#kit/web/form/PreviewWarnings';
import type { ClashesFound } from '#features/academy/clash/clash.contract';
import { saidOfClashes } from '#features/academy/clash/clash.rules';
import { type classWeek, schoolClass } from './school-class.contract';

type Values = Draft<typeof schoolClass.fields> & Draft<typeof classWeek.fields>;

interface Props {
  readonly values: Values;
  /** The class that is being edited, if any. */
  readonly edited: string | undefined;
  readonly asksRoom: boolean;
}

/** Warns of the lessons that a class would have at the same time as others (E15, CL6). */
export function ClassClash({ values, edited, asksRoom }: Props) {
  const say = (found: ClashesFound) => saidOfClashes(found, asksRoom ? { chosen: values.roomID } : undefined);
  const body = edited === undefined ? newClass(values) : plannedIn(values);
  return <PreviewWarnings path={schoolClass.path} edited={edited} body={body} say={say} />;
}

/** The part of a new class from which its lessons follow; undefined until all of it is typed. */
function newClass(values: Values) {
  const { className, courseID } = values;
  const planned = plannedIn(values);
  return className && courseID && planned ? { className, courseID, ...planned } : undefined;
}

function plannedIn(values: Values) {
  const { days = [], startedDate, endDate, TimeIn, TimeOut, teacherID, classShift, classStatus, validFrom } = values;
  if (!startedDate || !endDate || !TimeIn || !TimeOut || !teacherID || !classShift) return undefined;
  const roomID = classShift === 'offline' ? (values.roomID ?? null) : null;
  const when = { days, startedDate, endDate, TimeIn, TimeOut, ...(validFrom ? { validFrom } : {}) };
  return { ...when, teacherID, roomID, classShift, ...(classStatus ? { classStatus } : {}) };
}
