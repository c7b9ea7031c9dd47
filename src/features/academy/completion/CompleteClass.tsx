import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useRecord } from '#kit/web/use-entity';
import type { Opening } from '#house/page/page-part';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { type Candidates, completionOf } from './completion.contract';
import { CompletionForm } from './CompletionForm';
import styles from './completion.module.css';

interface Props extends Opening {
  readonly classID: string;
}

/** The dialog that completes a class: who graduates, who is certified, who goes on (CL14). */
export function CompleteClass({ classID, ...opening }: Props) {
  const held = useRecord(schoolClass, classID);
  const { data, error, refetch } = useQuery<Candidates, Refusal>({
    queryKey: [schoolClass.path, 'complete', classID],
    queryFn: ({ signal }) => call(completionOf, { params: { id: classID }, signal }),
    // The students with a seat are read again each time the form opens.
    gcTime: 0,
  });
  if (error?.status === 409) return <p className={styles.about}>{error.message}</p>;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data || !held.data) return <FormSkeleton />;
  return (
    <>
      {data.waiting > 0 && (
        <p className={styles.about}>
          {t('Waiting for a seat: {count}. They stay on the list.', { count: data.waiting })}
        </p>
      )}
      <CompletionForm of={held.data} candidates={data.students} {...opening} />
    </>
  );
}
