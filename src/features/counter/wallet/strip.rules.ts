/** A phone that forwards is silent after so many hours. */
export const hoursOfSilence = 24;
