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

const owner = { userType: 'superAdmin', settings: {} };

it('shows the mail server to an admin, who does not change it, and asks for no password of it', () => {
  const { fixed = {}, when = {} } = rulesOf([], { userType: 'admin', settings: {} });
  expect(Object.keys(fixed).sort()).toEqual(['smtpFrom', 'smtpHost', 'smtpPassword', 'smtpPort', 'smtpUser']);
  expect(when.smtpPassword?.({}, 'edit')).toBe(false);
  expect(rulesOf([], owner).fixed).toEqual({});
});

it('asks for the mail password again where the mail server is another', () => {
  const settings = { smtpHost: 'mail.academy.test', smtpPort: 465, smtpUser: 'office' };
  const { problems } = rulesOf([], { userType: 'superAdmin', settings });
  const asks = (values: object) => Object.keys(problems?.({ ...settings, ...values }, 'edit') ?? {});
  expect(asks({})).toEqual([]);
  expect(asks({ smtpHost: 'mail.other.test' })).toEqual(['smtpPassword']);
  expect(asks({ smtpUser: 'other', smtpPassword: 'its own' })).toEqual([]);
});

it('offers no switches where there are none, and everything else that can be set', () => {
  const { fields = [] } = rulesOf([], owner);
  const left = Object.keys(organisation.fields).filter((name) => !fields.includes(name));
  const ofFeatures = [
    'useCreditAtCharge',
    'paymentDays',
    'feeDueDay',
    'prorateFirstMonth',
    'holdPapersForDues',
    'showRank',
  ];
  expect(left).toEqual([
    ...ofFeatures,
    ...[messagesFeature, ownerFeature].flatMap(({ settings = [] }) => settings),
    'features',
  ]);
});

it('asks what matters to a feature while its switch is on', () => {
  const { fields = [], when = {} } = rulesOf([kites], owner);
  expect(fields.slice(fields.indexOf('features'))).toEqual(
    expect.arrayContaining(['features', 'useCreditAtCharge', 'minimumPassword']),
  );
  const asks = (on: boolean) => when.useCreditAtCharge?.({ features: { kites: on } }, 'edit');
  expect([asks(true), asks(false), when.useCreditAtCharge?.({}, 'edit')]).toEqual([true, false, false]);
});
