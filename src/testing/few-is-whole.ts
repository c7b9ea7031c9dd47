import { whole } from '#app/product';

/** In place of `#app/few` in the battery `whole`: a test of some slices runs with all of them there. */
export const few = () => whole;
