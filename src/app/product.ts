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
