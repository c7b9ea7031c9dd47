import type { PictureReference } from '#kit/server/pictures/references';
import { sweepPictures } from '#kit/server/pictures/sweep';
import type { Slice } from '#house/slice/slice.server';

/** The slice of pictures in these columns: every hour it removes those that no record uses any more. */
export const pictureSlice = (pictured: readonly PictureReference[]): Slice => ({
  hourly: ({ database, brand }, now) => sweepPictures(database, brand, pictured, now),
});
