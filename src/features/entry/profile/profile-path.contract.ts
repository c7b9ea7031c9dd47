import { words } from '#kit/contract/language';

/** The path of the profile's calls, and its name in the activity log. */
export const profile = { path: 'profile', many: words('Profile') } as const;
