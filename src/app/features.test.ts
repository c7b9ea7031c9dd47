// Proves AL14, AL15, CO13.
import { expect, it } from 'vitest';
import { initially } from '#house/feature/feature.rules';
import { organisation } from '#house/organisation/organisation.contract';
import { rulesOf } from '#features/oversight/settings/settings-form';
import { features } from './features';

const { fields = [], when = {} } = rulesOf(features, { userType: 'superAdmin', settings: {} });

/** Whether the form of the settings asks for a setting while one feature alone is on. */
const asks = (setting: string, feature: string) => when[setting]?.({ features: { [feature]: true } }, 'edit');

it('a new installation has the counter, the day close and debts, and whatever else it switches on', () => {
  const on = Object.entries(initially(features)).flatMap(([name, isOn]) => (isOn ? [name] : []));
  expect(on).toEqual(['counter', 'dayClose', 'debts']);
});

it('everything that can be set of an organisation is asked on the screen of its settings', () => {
  expect(Object.keys(organisation.fields).filter((name) => !fields.includes(name))).toEqual([]);
});

it('whether credit pays new charges is asked with the counter', () => {
  expect([asks('useCreditAtCharge', 'counter'), asks('useCreditAtCharge', 'debts')]).toEqual([true, false]);
});

it('the public address is asked by everything that hands out addresses: papers, links to debts, messages and calendars', () => {
  const asking = features.filter(({ name }) => asks('publicAddress', name)).map(({ name }) => name);
  expect(asking).toEqual(['debts', 'papers', 'messages', 'timetable']);
});
