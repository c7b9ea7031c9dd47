import { words } from '#kit/contract/language';

/** Where one changes what is one's own, and what the activity log calls it. */
export const profile = { path: 'profile', many: words('Profile') } as const;
