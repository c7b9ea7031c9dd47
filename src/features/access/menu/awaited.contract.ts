/**
 * Screens of the menu's list whose page is still to come: roles may name them, the rights to calls that exist
 * already hold, but no menu leads there. A line goes when its page comes.
 */
export const awaitedScreens: ReadonlySet<string> = new Set([]);
