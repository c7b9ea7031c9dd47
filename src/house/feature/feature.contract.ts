import { flag } from '#kit/contract/fields-number';
import { flags } from '#kit/contract/fields-choice';
import type { Brand } from '#house/brand/brand.contract';

/** A part of the product that stays quiet until it is wanted (AL15). Its slice declares it beside its screens. */
export interface Feature {
  /** The name of its switch on the wire. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** What it is for, in one sentence, for whoever decides whether to switch it on. */
  readonly sentence: string;
  /** How its switch is set in a new installation; an installation that is upgraded has it off. */
  readonly initially: 'on' | 'off';
  /** The brands that have it. */
  readonly brands: readonly Brand[];
  /** Names of settings that matter only while it is on: the form of the settings asks them then. */
  readonly settings?: readonly string[];
}

/** How the switches of an organisation stand, by the names of the features; a missing one is off. */
export type Switches = Readonly<Record<string, boolean>>;

/** The switches of these features as one field of a form, each with what its feature is for. */
export function switchesOf(features: readonly Feature[]) {
  const items = features.map(({ name, title, sentence, initially }) => [
    name,
    flag(title, { help: sentence, initial: initially === 'on' }),
  ]);
  return flags('Features', Object.fromEntries(items));
}
