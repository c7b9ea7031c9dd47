import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { SectionTitle } from '#kit/server/pdf/SectionTitle.pdf';
import { shownFigure } from '#kit/rules/show';
import type { Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { Reached } from './Reached.pdf';

/** One mark as the sheet shows it. */
export interface SheetMark {
  readonly classID: string;
  readonly className: string;
  readonly courseName: string;
  readonly subjectName: string;
  readonly Amount: number;
  /** The scale of the class; null for the usual one. */
  readonly scale: Scale | null;
}

interface Props {
  readonly marks: readonly SheetMark[];
  /** The end of the sheet, where this is its last class. */
  readonly children?: ReactNode;
}

/** The marks of one class and their result. */
export function ClassMarks({ marks, children }: Props) {
  const [first] = marks;
  if (first === undefined) return null;
  return (
    <>
      <SectionTitle
        title={t('{className} – {courseName}', { className: first.className, courseName: first.courseName })}
      />
      <Lines
        columns={[
          { heading: t('Subject'), share: 4 },
          { heading: t('Mark'), share: 1, align: 'end' },
        ]}
        rows={marks.map(({ subjectName, Amount }) => [subjectName, shownFigure(Amount)])}
      >
        <Reached marks={marks} />
        {children}
      </Lines>
    </>
  );
}
