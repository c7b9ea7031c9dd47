import type { Entity } from './field';

/** The address of a record's own page; undefined where records of its kind have none. */
export function pageOf({ screen }: Pick<Entity, 'screen'>, id: string): string | undefined {
  return screen?.pages ? `${screen.path}/${id}` : undefined;
}
