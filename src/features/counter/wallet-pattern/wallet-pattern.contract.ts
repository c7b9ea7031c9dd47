import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { flag, whole } from '#kit/contract/fields-number';
import { note, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { providers } from '#features/ledger/provider/provider.contract';

export const directions = { in: words('Received'), out: words('Sent out') } as const;

export type Direction = keyof typeof directions;

export const walletCurrencies = { main: words('Main currency'), second: words('Second currency') } as const;

export type WalletCurrency = keyof typeof walletCurrencies;

/** The orders of day, month and year; they are not translated. */
const dateOrders = { 'd/m/y': 'd/m/y', 'm/d/y': 'm/d/y', 'y-m-d': 'y-m-d' } as const;

/** The fewest characters of a pattern, and the most of a pattern and of its example. */
export const [shortestPattern, longestPattern] = [10, 500];

/** How the messages of a provider are written: text with holes, from which an amount and a payer are read (WA1). */
export const walletPattern = entity({
  table: 'wallet_pattern',
  path: 'walletPattern',
  one: 'Message pattern',
  many: 'Message patterns',
  fields: {
    name: text('Pattern name', { required: 'Enter pattern name', max: 60 }),
    provider: choice('Provider', providers, { required: 'Select provider' }),
    senders: text('Senders', {
      help: 'Short codes or names that the provider writes from, with commas between them: only their messages are kept of a phone that forwards',
    }),
    pattern: note('Pattern', {
      required: 'Enter the text of the message with {amount} in it',
      max: longestPattern,
      help: 'The text of a message, with {amount}, {phone}, {name}, {reference}, {date}, {time}, {balance} and {other} where such a thing stands',
    }),
    example: note('Example', { max: longestPattern, help: 'A message as it came, which the pattern must read' }),
    direction: choice('Direction', directions, { initial: 'in', tones: { in: 'good', out: 'plain' } }),
    currency: choice('Currency', walletCurrencies, { initial: 'main' }),
    dateOrder: choice('Order of dates', dateOrders, { initial: 'd/m/y' }),
    position: whole('Position', {
      initial: 100,
      min: 1,
      max: 999,
      help: 'Of the patterns of a provider the first one that fits is used',
    }),
    isActive: flag('Active', { initial: true, words: { true: words('Active'), false: words('Not in use') } }),
  },
  brief: ['name'],
  search: ['name', 'provider'],
  options: { label: '{name}' },
});

export type WalletPattern = Got<typeof walletPattern>;

/** The values read from a message. */
export interface TriedPattern {
  readonly amount: number;
  readonly phone: string | null;
  readonly name: string | null;
  readonly reference: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly balanceAfter: number | null;
}

export const tryPattern = endpoint({
  method: 'POST',
  path: 'walletPattern/try',
  title: 'What a pattern reads of a message; nothing is saved',
  body: {
    pattern: walletPattern.fields.pattern,
    example: note('Example', { required: 'Enter an example', max: longestPattern }),
    dateOrder: walletPattern.fields.dateOrder,
  },
  reply: reply<Saved<TriedPattern>>(),
});
