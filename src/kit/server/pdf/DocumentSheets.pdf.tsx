import type { ReactNode } from 'react';
import { language } from '#kit/contract/language';
import { PageNumber } from './PageNumber.pdf';
import { Document, Page } from './primitives';
import { styles } from './styles';

interface Props {
  /** The title in the file's metadata. */
  readonly title: string;
  readonly author: string;
  /** The content of each sheet. */
  readonly sheets: readonly ReactNode[];
}

/** Sheets of one file, each of which begins on a page of its own and numbers its own pages. */
export function DocumentSheets({ title, author, sheets }: Props) {
  return (
    <Document title={title} author={author} language={language()}>
      {sheets.map((sheet, index) => (
        <Page key={index} size="A4" style={styles.page}>
          {sheet}
          <PageNumber />
        </Page>
      ))}
    </Document>
  );
}
