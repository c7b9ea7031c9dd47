import { t } from '#kit/contract/language';
import { RefSelect } from '#kit/web/RefSelect';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';
import styles from './results.module.css';
import type { Place } from './use-results';

interface Props {
  readonly place: Place;
  readonly onPlace: (to: Partial<Place>) => void;
}

/** Class, then subject of that class. */
export function ResultsPlace({ place: { classID, subjectID }, onPlace }: Props) {
  return (
    <div className={styles.place}>
      <RefSelect
        to={schoolClass}
        label={t('Class')}
        value={classID}
        onChange={(id) => onPlace({ classID: id, subjectID: '' })}
        input={{ withAsterisk: true }}
      />
      <RefSelect
        to={subject}
        label={t('Subject')}
        value={subjectID}
        onChange={(id) => onPlace({ subjectID: id })}
        filters={{ classID: classID || undefined }}
        placeholder={classID === '' ? t('Choose a class first') : undefined}
        input={{ withAsterisk: true, disabled: classID === '' }}
      />
    </div>
  );
}
