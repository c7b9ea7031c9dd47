import type { Entity } from '#kit/contract/entity';
import type { PrintFacts } from '#kit/contract/print';
import { printedOf } from '#kit/rules/printed';
import { PrintedRecord } from './PrintedRecord';

interface Props {
  readonly entity: Entity & { readonly print: PrintFacts };
  readonly id: string;
}

/** A record as it will be printed, by the facts of its contract. */
export function PrintedEntity({ entity, id }: Props) {
  return (
    <PrintedRecord<object>
      path={`${entity.path}/${id}`}
      print={(record, { timeZone }) => printedOf(entity, record, timeZone)}
    />
  );
}
