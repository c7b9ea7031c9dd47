import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Printed, Printer } from '#kit/contract/print';
import { answerOf, send } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { DocumentPaper } from './DocumentPaper';

interface Props<R> {
  /** The path of the record; its PDF is below it. */
  readonly path: string;
  readonly print: (record: R, printer: Printer) => Printed;
  /** Shown before the tools. */
  readonly renderActions?: (record: R) => ReactNode;
  /** Runs before it is printed or saved. */
  readonly first?: (() => Promise<void>) | undefined;
}

/** A stored record as it will be printed, by the function that describes it for A4, slip and screen. */
export function PrintedRecord<R>({ path, print, renderActions, first }: Props<R>) {
  const printer = useOrganisation();
  const read = useQuery({
    queryKey: ['printed', path],
    queryFn: async ({ signal }) => answerOf<R>(await send({ method: 'GET', path, signal })),
  });
  if (read.error) return <ErrorState message={read.error.message} onRetry={() => void read.refetch()} />;
  if (!read.data) return <FormSkeleton />;
  return (
    <DocumentPaper printed={print(read.data, printer)} path={path} actions={renderActions?.(read.data)} first={first} />
  );
}
