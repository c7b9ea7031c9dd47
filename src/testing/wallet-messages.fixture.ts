import { deliveredPatterns } from '#features/counter/wallet-pattern/delivered.fixture';
import { amountIn } from '#features/counter/wallet-pattern/scan.rules';
import type { DateOrder } from '#features/counter/wallet-pattern/scan.rules';

/** A text, and the amounts that may be read of it: none where it must not be read. */
export interface MadeText {
  readonly text: string;
  readonly amounts: readonly number[];
  /** True where it is whole and there is nothing odd in it: it has to be read. */
  readonly isWhole: boolean;
}

/** A pattern and a message after it. */
export interface MadeMessage extends MadeText {
  readonly pattern: string;
  readonly dateOrder: DateOrder;
}

const signs = ['\ud83d\ude00', ...'  aA1290.,;:/-()[]{}$*#éß\u00a0\u200f\n\u0627\u0661\u0130'.split('')];
const odd: Readonly<Record<string, readonly string[]>> = {
  amount: ['2.965', '0', '1,2', '1.234,50', '12,34', '0.001', '', "1'000"],
  phone: ['12', ''],
  name: [''],
  reference: ['x'.repeat(50)],
  date: ['99/99/99', ''],
  time: ['29:61'],
  balance: ['', '1,00'],
};

/** The number that a text ends with, blanks and marks of direction after it left out; empty where there is none. */
const numberLast = (text: string) => /[\d.,]*$/.exec(text.replace(/[\s\u200f]+$/, ''))?.[0] ?? '';

/** Makes messages by these random numbers. */
export function messageMaker(random: () => number) {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(some: readonly [T, ...T[]]): T => some[below(some.length)] ?? some[0];
  const noise = (most: number) => Array.from({ length: below(most) }, () => pick(['1', ...signs])).join('');
  const letters = (least: number, most: number) =>
    Array.from({ length: least + below(most - least) }, () => 'bcdfghjkmnpqrstvwxyz'[below(20)]).join('');

  function amount(): string {
    const cents = 1 + below(pick([100, 10_000, 1_000_000, 99_999_999]));
    const plain = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
    const grouped = plain.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
    return pick([plain, grouped]);
  }

  const good: Readonly<Record<string, () => string>> = {
    amount,
    phone: () => pick(['0615550101', '+252 61 555 0102', String(100_000_000 + below(899_999_999))]),
    name: () => pick(['AMINA ALI', 'ALI (ABU OMAR)', letters(3, 30).toUpperCase()]),
    reference: () => pick(['PP261123.1', '6021117301', letters(4, 12)]),
    date: () => pick(['11/12/26', '03/04/2026']),
    time: () => pick(['10:32:05', '2:05 PM']),
    balance: () => pick(['340.5', '2.965', '1,000,000', amount()]),
    other: () => noise(40),
  };

  /** A message after a pattern, whole or with a part of it lost, doubled or something odd in it. */
  function after(pattern: string): MadeText {
    const isOdd = random() < 0.2;
    let [written, start] = ['', 0];
    let text = '';
    let from = 0;
    for (const { index, 0: whole, 1: hole = '' } of pattern.matchAll(/\{(\w+)\}/g)) {
      const strange = odd[hole];
      const said = isOdd && strange && random() < 0.3 ? (strange[below(strange.length)] ?? '') : (good[hole]?.() ?? '');
      text += pattern.slice(from, index);
      if (hole === 'amount') [written, start] = [said, text.length];
      text += said;
      from = index + whole.length;
    }
    text += pattern.slice(from);
    const value = amountIn(written);
    const amounts = value === undefined ? [] : [value];
    return damaged({ text, amounts, isWhole: !isOdd }, written, start);
  }

  function damaged(made: MadeText, written: string, start: number): MadeText {
    const { text, amounts } = made;
    const at = below(text.length);
    // What is left of an amount whose first or last digits are lost is another amount: nobody can tell, nor whether its last point ends
    // a sentence.
    const orLeft = (left: string) => [
      ...amounts,
      ...[amountIn(left.replace(/[.,']$/, ''))].filter((one) => one !== undefined),
    ];
    const [nothingMeant, before] = [noise(200), noise(5)];
    // A number that stands where the amount was lost is its amount.
    const isLost = start === 0 && written === '';
    const parts: readonly [MadeText, ...MadeText[]] = [
      made,
      made,
      made,
      { text: text.slice(0, at), amounts: orLeft(written.slice(0, Math.max(0, at - start))), isWhole: false },
      { text: text.slice(at), amounts: orLeft(written.slice(Math.max(0, at - start))), isWhole: false },
      { text: text + text, amounts, isWhole: false },
      { text: nothingMeant, amounts: [], isWhole: false },
      { text: `${before} ${text}`, amounts: isLost ? orLeft(numberLast(before)) : amounts, isWhole: false },
    ];
    const { text: whole, ...rest } = pick(parts);
    return { ...rest, text: whole.slice(0, 1_000), isWhole: rest.isWhole && whole.length <= 1_000 };
  }

  const patterns = deliveredPatterns();

  /** After one of the patterns that the product brings. */
  function delivered(): MadeMessage {
    const { pattern = '', dateOrder = 'd/m/y' } = patterns[below(patterns.length)] ?? {};
    return { pattern, dateOrder, ...after(pattern) };
  }

  /** After a pattern as an owner writes one: words of its own, and holes in any order. */
  function own(): MadeMessage {
    const wanted = ['phone', 'name', 'reference', 'date', 'time', 'balance', 'other', 'other'].filter(
      () => random() < 0.5,
    );
    const holes = [...wanted, 'amount'].toSorted(() => random() - 0.5);
    const words = [letters(4, 9), ...holes.flatMap((hole) => [`{${hole}}`, letters(4, 9)])];
    // Some end with what they read.
    const pattern = words.slice(0, pick([words.length, words.length - 1])).join(' ');
    return { pattern, dateOrder: 'd/m/y', ...after(pattern) };
  }

  /** Several messages pasted at once, each in lines of its own. */
  function pasted(): readonly MadeMessage[] {
    return Array.from({ length: 2 + below(4) }, delivered)
      .filter(({ isWhole }) => isWhole)
      .map((made) => ({ ...made, text: made.text.replaceAll('\n', ' ') }));
  }

  return { delivered, own, pasted, between: () => pick(['\n', '\r\n', '\n\n', '\n \n']) };
}
