import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { readAll } from '#kit/web/read-all';
import { Unbroken } from '#kit/web/Unbroken';
import { certificate, certificatePdf } from '#features/academy/certificate/certificate.contract';
import { resultShown, typeShown } from '#features/academy/certificate/certificate.rules';
import { NoChildren } from './NoChildren';
import { type PortalColumn, PortalTable } from './PortalTable';
import { SavePaper } from './SavePaper';
import type { Pupil } from './pupil.rules';
import { PupilFactsAgain } from './PupilFacts';
import { usePupil } from './use-pupil';

/** The pupil's certificates, each as a paper. */
export default function MyCertificatesPage() {
  const pupil = usePupil();
  return pupil ? <Certificates of={pupil} /> : <NoChildren />;
}

const columns: readonly PortalColumn<MyCertificate>[] = [
  { label: words('Type'), show: typeShown },
  { label: words('Certificate as PDF'), show: (row) => <File of={row} />, end: 'end', onPhone: 'lead' },
  { label: words('Class name'), show: ({ classID }) => <Unbroken name={classID.className} />, onPhone: 'bare' },
  { label: words('Issue date'), show: ({ issueDate }) => shownDay(issueDate), onPhone: 'bare' },
  { label: words('Result'), show: (row) => resultShown(row), onPhone: 'bare' },
  { label: words('Certificate ID'), show: ({ certID }) => <bdi>{certID}</bdi>, onPhone: 'bare' },
];

function Certificates({ of: pupil }: { readonly of: Pupil }) {
  const { data, error, refetch } = useMyCertificates(pupil);
  useEffect(() => {
    document.title = t('Certificates');
  }, []);
  return (
    <>
      <PageHeader title={t('Certificates')} />
      <PupilFactsAgain of={pupil} />
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <PortalTable rows={data} columns={columns} none={t('No certificates yet.')} />
      )}
    </>
  );
}

function File({ of: { _id, certID } }: { readonly of: MyCertificate }) {
  const label = t('Save certificate {number} as PDF', { number: certID });
  return <SavePaper path={certificatePdf.path.replace('{id}', _id)} file="certificate.pdf" label={label} />;
}

type MyCertificate = Got<typeof certificate>;

/** The pupil's certificates, newest first. */
function useMyCertificates({ asked }: Pupil) {
  return useQuery({
    queryKey: [certificate.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<MyCertificate>(certificate.path, { ...asked, sort: '-issueDate' }, signal),
  });
}
