import type { Feature, Switches } from './feature.contract';
import { t } from '#kit/contract/language';

/** The names of the features, among these, that are switched on, in the order of the list. */
export function namesOn(features: readonly Feature[], switches: Switches): string[] {
  return features.flatMap(({ name }) => (switches[name] === true ? [name] : []));
}

/** The switches of these features, each of them present. */
export function standing(features: readonly Feature[], switches: Switches): Switches {
  return Object.fromEntries(features.map(({ name }) => [name, switches[name] === true]));
}

/** The switches of these features in a new installation. */
export function initially(features: readonly Feature[]): Switches {
  return Object.fromEntries(features.map((feature) => [feature.name, feature.initially === 'on']));
}

/** Why these switches cannot be set: one of them belongs to no feature; undefined if they can. */
export function switchesProblem(features: readonly Feature[], switches: Switches): string | undefined {
  const foreign = Object.keys(switches).find((name) => !features.some((feature) => feature.name === name));
  return foreign === undefined ? undefined : t('There is no feature {name}', { name: foreign });
}

/** True for what belongs to no feature, or to features of which one is on. */
export function isSwitchedOn(features: readonly Feature[] | undefined, on: ReadonlySet<string>): boolean {
  return features === undefined || features.some(({ name }) => on.has(name));
}
