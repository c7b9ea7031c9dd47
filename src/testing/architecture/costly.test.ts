import { expect, it } from 'vitest';
import { hashingFindings, senders } from './costly';
import { readSources } from './source';

const sources = readSources();

it('passwords are hashed in one place, whose turns are bounded', () => {
  expect(hashingFindings(sources)).toEqual([]);
});

it.each([
  "import { verify } from '@node-rs/argon2';",
  "import { scrypt } from 'node:crypto';",
  "import { pbkdf2Sync as quick } from 'node:crypto';",
  "const { hash } = await import('@node-rs/argon2');",
])('hashing elsewhere is found: %s', (source) => {
  expect(hashingFindings({ 'src/features/a/a.server.ts': source })).toHaveLength(1);
});

/** What each of them is bounded by. */
const bounds: Readonly<Record<string, string>> = {
  'src/features/entry/password-reset/password-reset.server.ts': 'resets are counted by e-mail and by address',
  'src/features/entry/second-factor/tell-owner.server.ts':
    'each mail takes a code, or a factor that was turned on by one',
  'src/features/messages/message/deliver.server.ts': 'what is sent was stored by staff, at most 500 messages a call',
  'src/features/oversight/settings/outbox.server.ts': 'test mails are counted by user',
  'src/features/owner/daily-summary/daily-summary.server.ts': 'one mail a day and brand, to at most five addresses',
};

it('whoever sends mails is bounded by something', () => {
  expect(senders(sources)).toEqual(Object.keys(bounds));
});
