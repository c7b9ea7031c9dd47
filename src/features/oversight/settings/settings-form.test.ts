// Proves AL15.
import { expect, it } from 'vitest';
import type { Feature } from '#house/feature/feature.contract';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';
import { organisation } from '#house/organisation/organisation.contract';
import { rulesOf } from './settings-form';

const kites: Feature = {
  name: 'kites',
  title: 'Kites',
  sentence: 'Lend kites to students.',
  initially: 'on',
  brands: ['academy'],
  settings: ['useCreditAtCharge'],
};

it('offers no switches where there are none, and everything else that can be set', () => {
  const { fields = [] } = rulesOf([]);
  const left = Object.keys(organisation.fields).filter((name) => !fields.includes(name));
  const ofFeatures = [
    'useCreditAtCharge',
    'paymentDays',
    'feeDueDay',
    'prorateFirstMonth',
    'holdPapersForDues',
    'publicAddress',
  ];
  expect(left).toEqual([
    ...ofFeatures,
    ...[messagesFeature, ownerFeature].flatMap(({ settings = [] }) => settings),
    'features',
  ]);
});

it('asks what matters to a feature while its switch is on', () => {
  const { fields = [], when = {} } = rulesOf([kites]);
  expect(fields.slice(fields.indexOf('features'))).toEqual(
    expect.arrayContaining(['features', 'useCreditAtCharge', 'minimumPassword']),
  );
  const asks = (on: boolean) => when.useCreditAtCharge?.({ features: { kites: on } }, 'edit');
  expect([asks(true), asks(false), when.useCreditAtCharge?.({}, 'edit')]).toEqual([true, false, false]);
});
