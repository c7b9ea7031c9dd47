import type { Got } from '#kit/contract/entity';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { useRecord } from '#kit/web/use-entity';
import type { Opening } from '#house/page/page-part';
import { ClassClash } from './ClassClash';
import { classWeek, schoolClass } from './school-class.contract';
import { classProblems } from './school-class.rules';

interface Props extends Opening {
  readonly classID: string;
}

/** The form that gives a class other days, times, another teacher or room from a given day. */
export function ChangeWeek({ classID, onDone, onDirty }: Props) {
  const { data } = useRecord(schoolClass, classID);
  return data && <WeekForm of={data} onDone={onDone} onDirty={onDirty} />;
}

type SchoolClass = Got<typeof schoolClass>;

function WeekForm({ of, onDone, onDirty }: Opening & { readonly of: SchoolClass }) {
  return (
    <LazyEntityForm
      entity={classWeek}
      record={{ ...of, validFrom: null }}
      rules={weekForm(of)}
      onSaved={onDone}
      onDirty={onDirty}
    />
  );
}

function weekForm({ classShift, startedDate, endDate }: SchoolClass) {
  const place = { classShift, startedDate, endDate };
  const rules: FormRules<typeof classWeek.fields> = {
    when: { roomID: () => classShift === 'offline' },
    problems: classProblems,
    extra: (values, _chosen, edited) => (
      <ClassClash values={{ ...values, ...place }} edited={edited} asksRoom={classShift === 'offline'} />
    ),
  };
  return rules;
}
