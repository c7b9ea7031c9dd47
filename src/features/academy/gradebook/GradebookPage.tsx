import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { lazily } from '#kit/web/lazily';
import { PageHeader } from '#kit/web/PageHeader';
import { Tabs } from '#kit/web/ui/Tabs';
import { usePair } from '#kit/web/pair/use-pair';
import { classSubject } from '#features/academy/class-subject/class-subject.contract';
import styles from './gradebook.module.css';
import { ScoresPart } from './ScoresPart';

const ResultsPart = lazily(async () => (await import('./ResultsPart')).ResultsPart);
const AssessmentList = lazily(async () => (await import('./AssessmentList')).AssessmentList);

/** The tabs beside the first. */
const others = new Set(['results', 'assessments']);

/** The gradebook of a class: its scores in a grid, its results, and the list of all assessments. The address says what is open. */
export default function GradebookPage() {
  const { part = '' }: { readonly part?: string } = useSearch({ strict: false });
  const { pair, choose, setDirty, mayLeave } = usePair(classSubject);
  const navigate = useNavigate();
  const opened = others.has(part) ? part : 'scores';

  useEffect(() => {
    if (opened !== 'assessments') document.title = t('Gradebook');
  }, [opened]);

  async function open(next: string | null) {
    if (next === null || !(await mayLeave())) return;
    // A list uses words of its own in the address, one of which names the class.
    const said = { classID: pair.first, subjectID: pair.second, part: next === 'scores' ? '' : next };
    await navigate({ to: '.', search: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')) });
  }

  return (
    <Tabs value={opened} onChange={(next) => void open(next)} keepMounted={false}>
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="scores">{t('Scores')}</Tabs.Tab>
        <Tabs.Tab value="results">{t('Results')}</Tabs.Tab>
        <Tabs.Tab value="assessments">{t('Assessments')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="scores">
        <div className={styles.part}>
          <PageHeader title={t('Gradebook')} />
          <ScoresPart pair={pair} onChoose={choose} onDirty={setDirty} />
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="results">
        <ResultsPart classID={pair.first} onChoose={choose} />
      </Tabs.Panel>
      <Tabs.Panel value="assessments">
        <AssessmentList />
      </Tabs.Panel>
    </Tabs>
  );
}
