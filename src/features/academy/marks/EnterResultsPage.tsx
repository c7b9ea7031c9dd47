import { IconList } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { PageHeader } from '#kit/web/PageHeader';
import { PairPanel } from '#kit/web/pair/PairPanel';
import { usePair } from '#kit/web/pair/use-pair';
import { useSession } from '#house/session/session';
import { classSubject, offeredClasses } from '#features/academy/class-subject/class-subject.contract';
import { marksScreen } from './marks.screens';
import { SubjectResults } from './SubjectResults';

const toList = (classID: string) => ({ to: marksScreen.path, search: classID === '' ? {} : { classID } });

/** Entering the results of a class in a subject. The address says which. */
export default function EnterResultsPage() {
  const { claims } = useSession();
  const { pair, choose, setDirty } = usePair(classSubject);

  useEffect(() => {
    document.title = t('Enter results');
  }, []);

  return (
    <>
      <PageHeader title={t('Enter results')}>
        <Button
          renderRoot={(props: object) => <Link {...toList(pair.first)} {...props} />}
          variant="default"
          leftSection={<IconList size={17} aria-hidden />}
        >
          {t('List of results')}
        </Button>
      </PageHeader>
      <PairPanel kind={classSubject} pair={pair} offered={offeredClasses(claims?.teacherID)} onChoose={choose}>
        <SubjectResults
          // Another class or subject is another sheet.
          key={[pair.first, pair.second].join(' ')}
          pair={pair}
          onChoose={choose}
          onDirty={setDirty}
        />
      </PairPanel>
    </>
  );
}
