import type { Entity } from '#kit/contract/entity';
import { organisation } from '#house/organisation/organisation.contract';
import { type PictureReference, pictureReferences } from '#kit/server/pictures/references';

/** Every column that names pictures: those of the entities and the organisation's own. */
export const picturedIn = (entities: readonly Entity[]): PictureReference[] =>
  pictureReferences([...entities, organisation]);
