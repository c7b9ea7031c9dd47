import type { Entity } from '#kit/contract/entity';
import { labelled } from '#kit/contract/label';

/** The display name of a record: the label of its options, otherwise the first member of its brief. */
export function labelOf(of: Entity, record: Readonly<Record<string, unknown>>): string {
  return labelled(of.options?.label ?? `{${of.brief[0] ?? '_id'}}`, record).slice(0, 240);
}
