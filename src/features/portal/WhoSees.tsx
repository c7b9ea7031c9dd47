import { useQuery } from '@tanstack/react-query';
import { t, words } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { ErrorState } from '#kit/web/list/ErrorState';
import { getOwnChoice, type OwnRecord, type Seeing } from '#house/message/own-choice.contract';
import { accesses, relations } from '#features/academy/student/relation.contract';
import styles from './portal.module.css';
import { type PortalColumn, PortalTable } from './PortalTable';

type Row = Seeing & { readonly _id: string };

const said = (words: Readonly<Record<string, string>>, word: string) => t(words[word] ?? word);

const columns: readonly PortalColumn<Row>[] = [
  { label: words('Guardian'), show: ({ guardianName }) => <bdi>{guardianName}</bdi> },
  { label: words('Relation'), show: ({ relation }) => said(relations, relation) },
  { label: words('May see'), show: ({ access }) => said(accesses, access) },
];

/** The other people who see something of the student, and what (FA7). */
export function WhoSees() {
  const { data, error, refetch } = useQuery<OwnRecord, Refusal>({
    queryKey: [getOwnChoice.path],
    queryFn: ({ signal }) => call(getOwnChoice, { signal }),
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  // Nobody is there twice, and the rows keep their places.
  const rows = data?.guardians?.map((one, place) => ({ ...one, _id: String(place) }));
  return (
    <>
      <h2 className={styles.section}>{t('Who sees what of you')}</h2>
      <PortalTable rows={rows} columns={columns} none={t('Nobody but the academy sees anything of you.')} />
    </>
  );
}
