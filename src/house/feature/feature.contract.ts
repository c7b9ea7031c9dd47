import { flag } from '#kit/contract/fields-number';
import { flags } from '#kit/contract/fields-choice';
import type { Brand } from '#house/brand/brand.contract';

/** A part of the product that stays quiet until it is wanted (AL15). Its slice declares it beside its screens. */
export interface Feature {
  /** The name of its switch on the wire. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** Its purpose in one sentence, for those who decide whether to switch it on. */
  readonly sentence: string;
  /** The state of its switch in a new installation; in an upgraded one it is off. */
  readonly initially: 'on' | 'off';
  /** The brands that have it. */
  readonly brands: readonly Brand[];
  /** The names of settings that matter only while it is on, when the form of the settings shows them. */
  readonly settings?: readonly string[];
}

/** The switches of an organisation, by the names of the features; a missing one is off. */
export type Switches = Readonly<Record<string, boolean>>;

/** The switches of these features as one field of a form, each with what its feature is for. */
export function switchesOf(features: readonly Feature[]) {
  const items = features.map(({ name, title, sentence, initially }) => [
    name,
    flag(title, { help: sentence, initial: initially === 'on' }),
  ]);
  return flags('Features', Object.fromEntries(items));
}
