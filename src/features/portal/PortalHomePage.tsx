import { lazy, Suspense, useEffect } from 'react';
import { t } from '#kit/contract/language';
import { useSession } from '#house/session/session';
import { GuardianHome } from './GuardianHome';
import { NoChildren } from './NoChildren';
import { usePupil } from './use-pupil';

const MyMarksPage = lazy(() => import('./MyMarksPage'));

/** What comes first: a student's marks, and of a guardian's child the most important of everything. */
export default function PortalHomePage() {
  const { student } = useSession();
  return student ? (
    <Suspense>
      <MyMarksPage />
    </Suspense>
  ) : (
    <Home />
  );
}

function Home() {
  const pupil = usePupil();
  useEffect(() => {
    document.title = t('Overview');
  }, []);
  return pupil ? <GuardianHome of={pupil} /> : <NoChildren />;
}
