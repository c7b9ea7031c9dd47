import { whole } from './product';

/** Every call of the product. */
export const { routes } = whole;
