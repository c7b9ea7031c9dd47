import { IconList } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { confirmDiscard } from '#kit/web/form/confirm-discard';
import { PageHeader } from '#kit/web/PageHeader';
import { useSession } from '#house/session/session';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { marksScreen } from './marks.screens';
import styles from './results.module.css';
import { ResultsPlace } from './ResultsPlace';
import { PlaceChoice } from './PlaceChoice';
import { SubjectResults } from './SubjectResults';
import type { Place } from './use-results';

const toList = (classID: string) => ({ to: marksScreen.path, search: classID === '' ? {} : { classID } });

/** Entering the results of a class in a subject. The address says which. */
export default function EnterResultsPage() {
  const { claims } = useSession();
  const navigate = useNavigate();
  const { classID = '', subjectID = '' }: Readonly<Record<string, string>> = useSearch({ strict: false });
  const [dirty, setDirty] = useState(false);
  const place: Place = { classID, subjectID: classID === '' ? '' : subjectID };

  useEffect(() => {
    document.title = t('Enter results');
  }, []);

  async function go(to: Partial<Place>) {
    if (dirty && !(await confirmDiscard())) return;
    const said = Object.entries({ ...place, ...to }).filter(([, value]) => value !== '');
    await navigate({ to: '.', search: Object.fromEntries(said), replace: true, resetScroll: false });
  }

  const choose = (to: Partial<Place>) => void go(to);
  return (
    <>
      <PageHeader title={t('Enter results')}>
        <Button
          renderRoot={(props: object) => <Link {...toList(classID)} {...props} />}
          variant="default"
          leftSection={<IconList size={17} aria-hidden />}
        >
          {t('List of results')}
        </Button>
      </PageHeader>
      <div className={styles.panel}>
        <ResultsPlace place={place} onPlace={choose} />
        {classID === '' ? (
          <PlaceChoice
            path={schoolClass.path}
            // A teacher's classes are its own (R 4.3).
            filters={{ teacherID: claims?.teacherID ?? undefined, classStatus: 'active' }}
            title={t('Which class?')}
            none={t('No class is active. Choose one above.')}
            onChoose={(id) => choose({ classID: id })}
          />
        ) : (
          <SubjectResults
            // Another class or subject is another sheet.
            key={[classID, place.subjectID].join(' ')}
            place={place}
            onPlace={choose}
            onDirty={setDirty}
          />
        )}
      </div>
    </>
  );
}
