import type { Entity, Got } from '#kit/contract/entity';
import type { Screen } from '#house/menu/menu.contract';
import { usePart } from '#kit/web/use-entity';
import { type Narrowing, partQuery } from './part-list';
import { type PartRows, RowsPart } from './RowsPart';
import { useReached } from './use-reached';

interface Props<E extends Entity> extends PartRows<Got<E>> {
  readonly entity: E;
  /** The screen with the full list. */
  readonly screen: Pick<Screen, 'path'>;
  /** The tab of that screen, where it is not the first. */
  readonly tab?: string;
  readonly narrowed: Narrowing;
  readonly order: string;
  /** How many rows it shows, if not the usual first few. */
  readonly most?: number;
}

/** The first rows of a list narrowed to the record of the page. */
export function ListPart<E extends Entity>({ entity, screen, tab, narrowed, order, most, ...rows }: Props<E>) {
  const { ref, reached } = useReached();
  const read = usePart(entity, reached ? partQuery(entity, narrowed, order, most) : undefined);
  const search = tab === undefined ? narrowed : { ...narrowed, tab };
  return <RowsPart {...rows} place={ref} all={{ to: screen.path, search }} read={read} />;
}
