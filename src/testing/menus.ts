import { screenList } from '#app/screen-list';
import { menusWith } from '#house/menu/menu.server';

/** The screens of the whole product and its menus, which say nothing of what answers them. */
export { screenList };
export const menus = menusWith(screenList, []);
