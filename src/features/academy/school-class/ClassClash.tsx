import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { listed, t } from '#kit/contract/language';
import type { Draft } from '#kit/web/form/form-rules';
import { readPage } from '#kit/web/use-entity';
import styles from './ClassClash.module.css';
import { schoolClass } from './school-class.contract';
import { clash, type ClassHours } from './school-class.rules';

/** As many as a page holds, those that end last first: what ended before the new class begins cannot clash. */
const most = { sort: '-endDate', page: 1, pageSize: 200 };

interface Props {
  readonly values: Draft<typeof schoolClass.fields>;
  /** The class itself, where it is being edited. */
  readonly edited: string | undefined;
}

/** Names the classes that the same teacher holds at the same time (E15): a warning, which hinders nothing. */
export function ClassClash({ values, edited }: Props) {
  const { teacherID } = values;
  const hours = hoursOf(values);
  const found = useQuery({
    queryKey: [schoolClass.path, 'of teacher', teacherID],
    queryFn: ({ signal }) => readPage<Got<typeof schoolClass>>(schoolClass.path, { teacherID, ...most }, signal),
    enabled: teacherID !== undefined && hours !== undefined,
  });
  if (teacherID === undefined || hours === undefined) return null;
  // A course has each name once: a new class is read again as soon as it is saved, before its form closes.
  const isOwn = ({ _id, courseID, className }: Got<typeof schoolClass>) =>
    _id === edited || (courseID._id === values.courseID && className === values.className?.trim());
  const clashing = (found.data?.rows ?? []).filter((one) => !isOwn(one) && clash(hours, one));
  if (clashing.length === 0) return null;
  const names = clashing.map(({ className, TimeIn, TimeOut }) =>
    t('{className} ({from}–{to})', { className, from: TimeIn, to: TimeOut }),
  );
  return (
    <output className={styles.warning}>
      {t('The teacher has another class at that time: {names}', {
        names: listed(names),
      })}
    </output>
  );
}

/** The hours of what is typed so far; undefined until there are all of them. */
function hoursOf(values: Props['values']): ClassHours | undefined {
  const { days = [], startedDate, endDate, TimeIn, TimeOut, classStatus = 'active' } = values;
  if (!startedDate || !endDate || !TimeIn || !TimeOut) return undefined;
  return { days, startedDate, endDate, TimeIn, TimeOut, classStatus };
}
