import { lazy, Suspense, useEffect } from 'react';
import { t } from '#kit/contract/language';
import { useSession } from '#house/session/session';
import { NoChildren } from './NoChildren';
import { usePupil } from './use-pupil';

// Everybody who signs in needs one of them.
const MyMarksPage = lazy(() => import('./MyMarksPage'));
const GuardianHome = lazy(() => import('./GuardianHome'));

/** The first page of the portal: a student's marks, or the most important facts about a guardian's child. */
export default function PortalHomePage() {
  const { student } = useSession();
  return <Suspense>{student ? <MyMarksPage /> : <Home />}</Suspense>;
}

function Home() {
  const pupil = usePupil();
  useEffect(() => {
    document.title = t('Overview');
  }, []);
  return pupil ? <GuardianHome of={pupil} /> : <NoChildren />;
}
