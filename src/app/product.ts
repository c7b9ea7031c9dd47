import { entities } from './entities';
import { features } from './features';
import { type Lists, putTogether } from './put-together';
import { screenList } from './screen-list';
import { slices } from './slices';

/** The lists that this product is put together from. */
export const lists: Lists = { entities: Object.values(entities), screens: screenList, slices, features };

export const whole = putTogether(lists);

/** The product as a whole, as every call is handed it. */
export const { product } = whole;

/** The menus of the product's brands. */
export const { menus } = product;

/** Every call of the product. */
export const { routes } = whole;

/** The checks of each brand's data: `npm run verify` and the Health screen prove them. */
export const { checks } = product;
