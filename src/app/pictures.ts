import { entities } from './entities';
import { organisation } from '#house/organisation/organisation.contract';
import { pictureReferences } from '#kit/server/pictures/references';

/** Every column that names pictures: those of the entities and the organisation's own. */
export const pictured = pictureReferences([...Object.values(entities), organisation]);
