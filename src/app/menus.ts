import { menusWith } from '#house/menu/menu.server';
import { entities } from './entities';
import { screenList } from './screen-list';

/** The menus of the product's brands. */
export const menus = menusWith(screenList, Object.values(entities));
