import type { ReactNode } from 'react';
import { language } from '#kit/contract/language';
import { PageNumber } from './PageNumber.pdf';
import { Document, Page } from './primitives';
import { styles } from './styles';

interface Props {
  /** The title in the file's metadata: 'Receipt 1042'. */
  readonly title: string;
  readonly author: string;
  readonly children: ReactNode;
}

/** One document on as many A4 pages as it takes. */
export function DocumentPage({ title, author, children }: Props) {
  return (
    <Document title={title} author={author} language={language()}>
      <Page size="A4" style={styles.page}>
        {children}
        <PageNumber />
      </Page>
    </Document>
  );
}
