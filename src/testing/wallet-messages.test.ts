// Proves WA1.
import { expect, it } from 'vitest';
import { deliveredPatterns } from '#features/counter/wallet-pattern/delivered.fixture';
import { folded } from '#features/counter/wallet-pattern/folded.rules';
import { patternProblem } from '#features/counter/wallet-pattern/pattern.rules';
import { type Listed, readerOf, readFirst } from '#features/counter/wallet-pattern/wallet-pattern.rules';
import { messagesIn } from '#features/counter/wallet-message/message.rules';
import { battery } from './battery';
import { type MadeMessage, messageMaker } from './wallet-messages.fixture';

const run = battery('wallet messages', { few: 5_000, gate: 200_000, goal: 2_000_000, perRun: 1 });
const make = messageMaker(run.random);
const listed = deliveredPatterns().map((one) => ({ ...one, ...readerOf(one), _id: one.name }));

/** What was read by these patterns, in which time. */
function read(patterns: readonly Listed[], text: string) {
  const begun = performance.now();
  const found = readFirst(patterns, folded(text));
  return { amount: found?.amount, took: performance.now() - begun };
}

/** What is wrong with what was read of a message; undefined where it is an amount that was written, or nothing. */
function wrong({ amounts, isWhole, text }: MadeMessage, amount: number | undefined): string | undefined {
  if (amount === undefined) return isWhole ? `not read: ${text}` : undefined;
  return amounts.includes(amount) ? undefined : `read ${amount}, written ${amounts.join(' or ')}: ${text}`;
}

const failed: string[] = [];
let [count, longest] = [0, 0];

function judge(patterns: readonly Listed[], made: MadeMessage): void {
  const { amount, took } = read(patterns, made.text);
  longest = Math.max(longest, took);
  if (amount !== undefined) count++;
  const problem = wrong(made, amount);
  if (problem !== undefined) failed.push(problem);
}

/** Messages pasted at once come apart into what they are, each with its own amount. */
function judgePasted(): void {
  const messages = make.pasted();
  const isRead = (text: string) => readFirst(listed, folded(text)) !== undefined;
  const texts = messagesIn(messages.map(({ text }) => text).join(make.between()), isRead);
  const said = (each: readonly string[]) => each.map((text) => read(listed, text).amount);
  const written = messages.map(({ amounts }) => amounts[0]);
  if (JSON.stringify(said(texts)) !== JSON.stringify(written))
    failed.push(`pasted ${JSON.stringify(messages.map(({ text }) => text))}: ${said(texts).join()}`);
}

function judgeOwn(): void {
  const made = make.own();
  if (patternProblem(made.pattern) !== undefined) failed.push(`no pattern: ${made.pattern}`);
  const own: Listed = { ...readerOf(made), _id: 'own', direction: 'in', currency: 'main' };
  judge([own], made);
}

it(
  'of every made message, by itself, pasted with others or after a pattern of the owner, the amount that was written is read or none, in the time of its length',
  () => {
    for (let index = 0; index < run.size; index++) {
      if (index % 5 === 3) judgePasted();
      else if (index % 5 === 4) judgeOwn();
      else judge(listed, make.delivered());
    }
    expect(run.report(run.size, failed)).toEqual([]);
    expect(count).toBeGreaterThan(run.size / 4);
    // Nothing hangs: the slowest of them takes no longer than a pause of the machine.
    if (run.isAlone) expect(longest).toBeLessThan(1_000);
  },
  run.patience,
);
