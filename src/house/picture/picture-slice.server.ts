import type { PictureReference } from '#kit/server/pictures/references';
import { sweepPictures } from '#kit/server/pictures/sweep';
import type { Slice } from '#house/slice/slice.server';

/** The pictures that these columns name: each hour those go that no record names any more. */
export const pictureSlice = (pictured: readonly PictureReference[]): Slice => ({
  hourly: ({ database, brand }, now) => sweepPictures(database, brand, pictured, now),
});
