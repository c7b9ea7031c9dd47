import { t } from '#kit/contract/language';

/** The letters of the GSM alphabet (GSM 03.38), and those of its extension, which count twice. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€');

/** How many characters one SMS holds, and how many each of several parts holds. */
const gsm = { alone: 160, each: 153 };
const unicode = { alone: 70, each: 67 };

/** The most SMS of one message (ME8). */
const mostParts = 6;

/** The number of SMS that a text consists of (ME8). */
export function partsOf(text: string): number {
  const letters = lettersOf(text);
  const { alone, each } = letters === undefined ? unicode : gsm;
  const length = letters ?? text.length;
  return length <= alone ? 1 : Math.ceil(length / each);
}

/** How many letters of the GSM alphabet a text has; undefined where it has others. */
function lettersOf(text: string): number | undefined {
  let letters = 0;
  for (const letter of text) {
    if (plain.has(letter)) letters += 1;
    else if (extended.has(letter)) letters += 2;
    else return undefined;
  }
  return letters;
}

/** Why a text of this many SMS cannot be sent; undefined if it can. */
export function partsProblem(parts: number): string | undefined {
  return parts > mostParts ? t('{parts} parts: at most {most}', { parts, most: mostParts }) : undefined;
}

/** Prices have four decimals. */
const places = 10_000;

/** The cost of a number of SMS. */
export function costOf(parts: number, price: number): number {
  return Math.round(parts * price * places) / places;
}

/** The cost of several messages together. */
export function costOfAll(costs: readonly number[]): number {
  return Math.round(costs.reduce((all, cost) => all + cost * places, 0)) / places;
}

/** Whether a sending would exceed the limit of a month. */
export function isBeyond(limit: number | null, spent: number, cost: number): boolean {
  return limit !== null && cost > 0 && costOfAll([spent, cost]) > limit;
}

/** A cost as people read it: two decimals, and more where they are needed. */
export function shownCost(cost: number, sign: string): string {
  const written = cost.toFixed(4).replace(/0{1,2}$/, '');
  return `${sign}${written}`;
}
