import { createContext } from 'react';
import type { Entity } from '#kit/contract/entity';

/** Whether the user may ask for the choice list of an entity; without a frame that provides this, for all of them. */
export const MayChoose = createContext<(of: Entity) => boolean>(() => true);
