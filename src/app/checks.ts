import { product } from './product';

/** What must hold of each brand's data: `npm run verify` and the Health screen prove it. */
export const { checks } = product;
