/** After how many hours without a message a forwarding phone counts as silent. */
export const hoursOfSilence = 24;
