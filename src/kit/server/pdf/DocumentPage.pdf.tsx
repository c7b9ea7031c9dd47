import type { ReactNode } from 'react';
import { DocumentSheets } from './DocumentSheets.pdf';

interface Props {
  /** The title in the file's metadata: 'Receipt 1042'. */
  readonly title: string;
  readonly author: string;
  readonly children: ReactNode;
}

/** One document on as many A4 pages as it takes. */
export function DocumentPage({ title, author, children }: Props) {
  return <DocumentSheets title={title} author={author} sheets={[children]} />;
}
