import { product } from './product';

/** The checks of each brand's data: `npm run verify` and the Health screen prove them. */
export const { checks } = product;
