import { t, words } from '#kit/contract/language';
import { shownDay, shownFigure, shownRate } from '#kit/rules/show';
import { assessmentKinds } from '#features/academy/gradebook/assessment.contract';
import type { Gradebook, GridAssessment } from '#features/academy/gradebook/gradebook.contract';
import { reachedSaid } from '#features/academy/gradebook/said-of.rules';
import { noResult } from '#features/academy/marks/marks.contract';
import styles from './portal.module.css';
import { type PortalColumn, PortalTable } from './PortalTable';

/** The assessments of a subject with the student's scores, the mean of the class, and the mark that follows. */
export function SubjectScores({ of }: { readonly of: Gradebook }) {
  const { subjectName, assessments, students, statistics } = of;
  const [own] = students;
  const figures = [
    { label: t('Mark'), value: figure(own?.mark) },
    { label: t('Grade'), value: own?.grade ?? noResult },
    { label: t('Class mean'), value: figure(statistics.marks.mean) },
  ];
  return (
    <section aria-label={subjectName}>
      <h2 className={styles.section}>{subjectName}</h2>
      <dl className={styles.figures} data-three>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PortalTable rows={assessments} columns={columnsOf(of)} none={t('No marks found')} />
    </section>
  );
}

function columnsOf(of: Gradebook): readonly PortalColumn<GridAssessment>[] {
  const { statistics } = of;
  return [
    { label: words('Assessment'), show: named },
    { label: words('Score'), end: 'end', show: (one) => <bdi>{scoreSaid(of, one)}</bdi> },
    { label: words('Class mean'), end: 'end', show: ({ _id }) => perCent(statistics.assessments[_id]?.mean) },
    { label: words('Weight'), end: 'end', show: ({ weight, resitOf }) => (resitOf ? noResult : shownFigure(weight)) },
  ];
}

function named({ assessmentName, assessmentKind, heldOn }: GridAssessment) {
  const said = [t(assessmentKinds[assessmentKind]), ...(heldOn === null ? [] : [shownDay(heldOn)])];
  return (
    <>
      <bdi>{assessmentName}</bdi>
      <small className={styles.under}>{said.join(' · ')}</small>
    </>
  );
}

/** The text of the student's score; of a draft the portal says only that it exists (GB5). */
function scoreSaid({ students }: Gradebook, one: GridAssessment): string {
  if (one.assessmentStatus === 'draft') return t('Not published yet');
  return reachedSaid(one, students[0]?.scores[one._id]);
}

function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? noResult : shownFigure(value);
}

function perCent(mean: number | null | undefined): string {
  return mean === null || mean === undefined ? noResult : shownRate(mean / 100);
}
