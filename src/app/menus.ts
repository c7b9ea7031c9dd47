import { product } from './product';

/** The menus of the product's brands. */
export const { menus } = product;
