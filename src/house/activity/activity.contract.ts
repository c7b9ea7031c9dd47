import { entity } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import { json, ref } from '#kit/contract/fields-choice';
import { whole } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';

/** The actions in the log, with their display names. */
export const actions = {
  create: words('Added'),
  update: words('Changed'),
  delete: words('Deleted'),
  void: words('Voided'),
  sign: words('Signed'),
  correction: words('Corrected'),
  block: words('Blocked'),
  unblock: words('Unblocked'),
  login: words('Logged in'),
  'login failed': words('Login failed'),
  'code asked': words('Password correct, code requested'),
  'recovery code used': words('Recovery code used'),
  logout: words('Logged out'),
  'first password set': words('First password set'),
  'PIN issued': words('PIN issued'),
  publish: words('Published'),
  unpublish: words('Unpublished'),
  'lock results': words('Results locked'),
  'unlock results': words('Results unlocked'),
  'PIN used': words('PIN correct, password to be chosen'),
  'password changed': words('Password changed'),
  'password reset': words('Password reset'),
  'second factor on': words('Two-step login turned on'),
  'second factor off': words('Two-step login turned off'),
  'second factor reset': words('Two-step login reset'),
  'key made': words('Key made'),
  'key revoked': words('Key revoked'),
  refused: words('Refused'),
} as const;

/** Something that can be changed, by wire path, with its display name: an entity, or calls that belong to none. */
export interface Resource {
  readonly path: string;
  readonly many: string;
  /** Its fields, of which the log tells the changes. */
  readonly fields?: Fields;
  readonly stored?: Fields;
}

/** The activity log: every write, login and refusal. Read-only for clients; only the server writes it (R 4.7, A33). */
export const activity = entity({
  table: 'activity',
  path: 'activity',
  one: 'Activity',
  many: 'Activity',
  screen: { path: '/activity' },
  fields: {},
  stored: {
    /** Null where nobody was logged in: a failed login. */
    userID: ref('User', () => account),
    /** Set instead of userID if a student acted in the portal. */
    studentID: text('Student'),
    action: text('Action', { required: 'Action' }),
    /** The wire path of what was touched. */
    resource: text('Resource', { required: 'Resource' }),
    recordID: text('Record'),
    /** The display name of the record. */
    label: text('Name', { max: 255 }),
    /** The network address it came from. */
    address: text('Address'),
    /** The HTTP status that was answered. */
    status: whole('Status', { required: 'Status', min: 100, max: 599 }),
    before: json<Readonly<Record<string, unknown>> | null>('Before'),
    after: json<Readonly<Record<string, unknown>> | null>('After'),
    /** Set instead of userID if a guardian acted in the portal. */
    guardianID: text('Guardian'),
  },
  brief: ['action'],
  search: ['userID.name', 'action', 'label', 'address'],
  // Every write adds a line, and few people search them, so writes do not pay for an index.
  unindexed: ['action', 'label', 'address'],
});
