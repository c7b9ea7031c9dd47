import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerOf, send } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { DocumentPaper } from './DocumentPaper';

interface Props<R> {
  /** The path of the record; its PDF is below it. */
  readonly path: string;
  /** What its file is called. */
  readonly file: string;
  readonly title: (record: R) => string;
  readonly number: (record: R) => ReactNode;
  /** Shown before the tools. */
  readonly renderActions?: (record: R) => ReactNode;
  /** What is done before it is printed or saved. */
  readonly first?: (() => Promise<void>) | undefined;
  /** The body, below the letterhead. */
  readonly children: (record: R) => ReactNode;
}

/** A stored document as it will be printed. */
export function PrintedDocument<R>({ path, file, title, number, renderActions, first, children }: Props<R>) {
  const read = useQuery({
    queryKey: ['printed', path],
    queryFn: async ({ signal }) => answerOf<R>(await send({ method: 'GET', path, signal })),
  });
  if (read.error) return <ErrorState message={read.error.message} onRetry={() => void read.refetch()} />;
  if (!read.data) return <FormSkeleton />;
  return (
    <DocumentPaper
      title={title(read.data)}
      number={number(read.data)}
      file={{ path: `${path}/pdf`, name: file }}
      actions={renderActions?.(read.data)}
      first={first}
    >
      {children(read.data)}
    </DocumentPaper>
  );
}
