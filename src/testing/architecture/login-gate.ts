import { type Finding, finding, isTest, parseAll, type Sources } from './source';

const keeper = 'src/house/credential/credential.server';
const gate = 'src/house/credential/login-gate.server';

/** The functions that keep a login without asking for rights, and the files that may call them. */
const reserved: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  [keeper]: { keepCredential: [gate], keepNewLogins: [gate], setPassword: [gate] },
  [gate]: {
    // Each has proved that the caller is the bearer.
    setOwnPassword: [
      'src/features/entry/profile/profile.server',
      'src/features/entry/password-reset/password-reset.server',
      'src/features/entry/password-reset/operator-reset.server',
      'src/features/entry/first-password/first-password.server',
      'src/features/entry/pin/set-password.server',
    ],
    makeFirstLogin: ['src/features/people/user/own-user.server'],
  },
};

const written =
  /(?:insertInto|updateTable|mergeInto)\(\s*['"`]credential['"`]|(?:insert into|update)\s+(?:\S+\.)?"?credential"?\s/gi;

/** Logins are kept through the gate, which asks for the rights that they have: nothing goes around it. */
export function loginGateFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path) && path.startsWith('src/') && !path.startsWith('src/testing/'))
    .flatMap((source) => {
      const own = source.path.replace(/\.tsx?$/, '');
      const reached = source.imports.flatMap(({ target, names, start }) => {
        const guarded = reserved[target] ?? {};
        // A namespace, a re-export and an import() hand over everything.
        const all = names.size === 0 || [...names.values()].includes('default');
        const wrong = Object.keys(guarded).filter(
          (name) => !guarded[name]?.includes(own) && (all || [...names.values()].includes(name)),
        );
        return wrong.map((name) => finding(source, start, `${name} is reached around the gate of logins`));
      });
      const direct = [...source.text.matchAll(written)].map(({ index }) =>
        finding(source, index, 'A login is written around the gate of logins'),
      );
      return own === keeper ? reached : [...reached, ...direct];
    });
}
