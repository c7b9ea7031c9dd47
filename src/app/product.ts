import { entities } from './entities';
import { features } from './features';
import { type Lists, putTogether } from './put-together';
import { screenList } from './screen-list';
import { slices } from './slices';

/** The lists that this product is put together from. */
export const lists: Lists = { entities: Object.values(entities), screens: screenList, slices, features };

export const whole = putTogether(lists);

/** What every call is handed of the product as a whole. */
export const { product } = whole;
