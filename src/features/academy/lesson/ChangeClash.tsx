import type { SentFields } from '#kit/contract/field';
import { PreviewWarnings } from '#kit/web/form/PreviewWarnings';
import type { ClashesFound } from '#features/academy/clash/clash.contract';
import { saidOfClashes } from '#features/academy/clash/clash.rules';
import { lessonChange } from './lesson-change.contract';
import { changeProblems } from './lesson-change.rules';

type Values = Partial<SentFields<typeof lessonChange.fields>>;

interface Props {
  readonly values: Values;
  /** The change that is being edited, if any. */
  readonly edited: string | undefined;
}

/** Warns of what a changed or an extra lesson would clash with (CL6); a cancelled one clashes with nothing. */
export function ChangeClash({ values, edited }: Props) {
  const say = (found: ClashesFound) => saidOfClashes(found, { chosen: values.roomID });
  return <PreviewWarnings path={lessonChange.path} edited={edited} body={bodyOf(values)} say={say} />;
}

/** The body that would be sent; undefined until the form is valid by itself. */
function bodyOf(values: Values) {
  const { classID, date, changeKind, newDate = null, TimeIn = null, TimeOut = null } = values;
  if (changeKind === 'cancelled' || Object.keys(changeProblems(values)).length > 0) return undefined;
  if (!classID || !date || !changeKind) return undefined;
  const { roomID = null, teacherID = null, reason = null } = values;
  return { classID, date, changeKind, newDate, TimeIn, TimeOut, roomID, teacherID, reason };
}
