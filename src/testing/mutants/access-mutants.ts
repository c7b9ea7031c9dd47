import type { Mutant } from './mutant';

/** Mistakes in logins, sessions and rights. */
export const accessMutants: readonly Mutant[] = [
  {
    does: 'a session never slides to its end but past it',
    file: 'src/house/session/session.rules.ts',
    find: 'Math.min(now.getTime() + idle, Date.parse(session.endsAt))',
    by: 'now.getTime() + idle',
  },
  {
    does: 'a session goes on past its end',
    file: 'src/house/session/staff-identity.server.ts',
    find: '= ${sessionID} and s."ownerKind" = \'user\' and s."expiresAt" > ${now}',
    by: '= ${sessionID} and s."ownerKind" = \'user\' and ${now}::timestamptz is not null',
    near: ['src/features/entry/login/login.server.test.ts', 'src/testing/tokens.server.test.ts'],
  },
  {
    does: 'an admin makes a superAdmin',
    file: 'src/house/role/escalation.rules.ts',
    find: "if (given.role === 'superAdmin') return",
    by: "if (given.role === 'nobody') return",
  },
  {
    does: 'the last superAdmin is deleted',
    file: 'src/house/role/escalation.rules.ts',
    find: 'target.status && otherSuperAdmins === 0',
    by: 'target.status && otherSuperAdmins < 0',
  },
  {
    does: 'a role gives screens that its giver lacks',
    file: 'src/house/role/escalation.rules.ts',
    find: '!caller.granted.has(screen)',
    by: 'caller.granted.has(screen)',
  },
  {
    does: 'a code of the second factor is taken twice',
    file: 'src/house/second-factor/second-factor.rules.ts',
    find: 'one > lastStep',
    by: 'one >= lastStep',
  },
  {
    does: 'a recovery code is taken twice',
    file: 'src/features/entry/second-factor/recovery-codes.server.ts',
    find: "    .where('codeHash', '=', codeHash)",
    by: "    .where('codeHash', '=', '')",
    near: [
      'src/features/entry/second-factor/second-factor.server.test.ts',
      'src/features/entry/login/second-step.server.test.ts',
    ],
  },
  {
    does: 'a challenge may be tried once more',
    file: 'src/features/entry/second-factor/challenge.server.ts',
    find: 'row.tries < mostTries',
    by: 'row.tries <= mostTries',
    near: ['src/features/entry/login/second-step.server.test.ts'],
  },
  {
    does: 'a reset goes on past its end',
    file: 'src/house/credential/password-reset.rules.ts',
    find: 'Date.parse(reset.expiresAt) > now.getTime()',
    by: 'Date.parse(reset.expiresAt) > 0',
  },
  {
    does: 'a wait after wrong passwords begins a try late',
    file: 'src/house/tries/slow-down.rules.ts',
    find: 'failures < patience.free',
    by: 'failures <= patience.free',
  },
  {
    does: 'a password may be the username before the at sign',
    file: 'src/house/password/password.rules.ts',
    find: " || written === own.split('@')[0]",
    by: '',
  },
  {
    does: "a student sees another's fees by asking for them",
    file: 'src/features/academy/fee/fee.server.ts',
    find: "return ofSeenStudents(me, 'fees');",
    by: 'return undefined;',
    near: [
      'src/features/academy/fee/fee.server.test.ts',
      'src/features/academy/fee-receipt/fee-receipt.server.test.ts',
    ],
  },
  {
    does: 'a built-in role is deleted',
    file: 'src/features/people/role/role.rules.ts',
    find: "stored.builtIn ? t('The built-in role {role} cannot be deleted'",
    by: "!stored.builtIn ? t('The built-in role {role} cannot be deleted'",
  },
];
