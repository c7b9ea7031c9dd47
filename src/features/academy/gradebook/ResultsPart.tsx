import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import type { Pair } from '#kit/contract/pair';
import { call, type Refusal } from '#kit/web/call';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { OfferedChoice } from '#kit/web/pair/OfferedChoice';
import { PrintHead } from '#kit/web/PrintHead';
import { RefSelect } from '#kit/web/RefSelect';
import { useSession } from '#house/session/session';
import { classSubject, offeredClasses } from '#features/academy/class-subject/class-subject.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { Broadsheet } from './Broadsheet';
import { type ClassResults, classResults } from './gradebook.contract';
import styles from './gradebook.module.css';
import { ResultsTools } from './ResultsTools';

interface Props {
  readonly classID: string;
  readonly onChoose: (to: Partial<Pair>) => void;
}

/** The results of a class over all its subjects: marks and ranks, to look at and to print. */
export function ResultsPart({ classID, onChoose }: Props) {
  const { claims } = useSession();
  const { data, error, refetch } = useQuery<ClassResults, Refusal>({
    queryKey: ['gradebook', 'results', classID],
    queryFn: ({ signal }) => call(classResults, { params: { classId: classID }, signal }),
    enabled: classID !== '',
  });
  const { which, none } = classSubject.first;
  return (
    <>
      <PageHeader title={t('Gradebook')}>{data && <ResultsTools data={data} />}</PageHeader>
      <PrintHead title={data?.className ?? ''} />
      <div className={styles.panel}>
        <div className="no-print">
          <RefSelect
            to={schoolClass}
            label={t(schoolClass.one)}
            value={classID}
            onChange={(first) => onChoose({ first, second: '' })}
            input={{ withAsterisk: true }}
          />
        </div>
        {classID === '' && (
          <OfferedChoice
            path={schoolClass.path}
            filters={offeredClasses(claims?.teacherID)}
            title={t(which)}
            none={t(none)}
            onChoose={(first) => onChoose({ first })}
          />
        )}
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data && <Broadsheet data={data} />}
      </div>
    </>
  );
}
