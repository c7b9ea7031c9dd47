import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { Text, View } from '#kit/server/pdf/primitives';
import { styles } from '#kit/server/pdf/styles';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import { noResult } from '#features/academy/marks/marks.contract';
import { cardStyle } from './report-card-style';
import type { CardAssessment, CardSubject } from './report-card.rules';

interface Props {
  readonly subjects: readonly CardSubject[];
  /** The end of the card, kept together with the last subject. */
  readonly children: ReactNode;
}

/** A line for each subject with its mark, and below it the assessments behind the mark, two a line. */
export function SubjectLines({ subjects, children }: Props) {
  return (
    <View>
      <View fixed style={styles.headRow}>
        <Text style={[styles.headCell, cardStyle.subject]}>{t('Subject')}</Text>
        {[t('Mark'), t('Grade'), t('Result')].map((heading) => (
          <Text key={heading} style={[styles.headCell, cardStyle.figure]}>
            {heading}
          </Text>
        ))}
      </View>
      {subjects.slice(0, -1).map((one) => (
        <SubjectLine key={one._id} of={one} />
      ))}
      <View wrap={false}>
        {subjects.slice(-1).map((one) => (
          <SubjectLine key={one._id} of={one} />
        ))}
        <View style={styles.belowTable} />
        {children}
      </View>
    </View>
  );
}

function SubjectLine({ of: { subjectName, mark, grade, outcome, assessments } }: { readonly of: CardSubject }) {
  const figures = [
    mark === undefined ? noResult : shownFigure(mark),
    grade ?? noResult,
    outcome === undefined ? noResult : t(outcomes[outcome]),
  ];
  return (
    <View wrap={false} style={cardStyle.line}>
      <View style={cardStyle.row}>
        <Text style={[styles.strong, cardStyle.subject]}>{subjectName}</Text>
        {figures.map((figure, place) => (
          <Text key={place} style={[styles.strong, cardStyle.figure]}>
            {figure}
          </Text>
        ))}
      </View>
      {pairsOf(assessments).map((pair) => (
        <View key={pair[0]?._id} style={cardStyle.pair}>
          {pair.map((one) => (
            <View key={one._id} style={cardStyle.assessment}>
              <Text style={cardStyle.name}>{one.name}</Text>
              <Text style={cardStyle.reached}>{one.reached}</Text>
              <Text style={cardStyle.share}>{one.share}</Text>
            </View>
          ))}
          {pair.length === 1 && <View style={cardStyle.assessment} />}
        </View>
      ))}
    </View>
  );
}

function pairsOf(all: readonly CardAssessment[]): CardAssessment[][] {
  return Array.from({ length: Math.ceil(all.length / 2) }, (_none, index) => all.slice(2 * index, 2 * index + 2));
}
