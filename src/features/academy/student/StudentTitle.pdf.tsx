import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';

interface Props {
  /** The title of the paper, in the current language. */
  readonly title: string;
  readonly stdID: number;
  readonly today: string;
}

/** The title of a paper about a student's results. */
export function StudentTitle({ title, stdID, today }: Props) {
  return (
    <DocumentTitle
      title={title}
      facts={[
        { label: t('Student ID'), value: String(stdID) },
        { label: t('Date'), value: shownDay(today) },
      ]}
    />
  );
}
