import { describe, expect, it } from 'vitest';
import { loginGateFindings } from './login-gate';
import { type Finding, readSources } from './source';

const shown = (findings: readonly Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
const said = (findings: readonly Finding[]) => findings.map(({ message }) => message);
const sources = readSources();
const everything = ['keepCredential', 'keepNewLogins', 'setPassword'];
describe('a login', () => {
  it('is kept through the gate alone, which asks for the rights that it has', () => {
    expect(shown(loginGateFindings(sources))).toEqual([]);
  });

  it.each([
    ['by what keeps it', "import { keepCredential } from '#house/credential/credential.server';", 'keepCredential'],
    ['under another name', "import { setPassword as p } from '#house/credential/credential.server';", 'setPassword'],
    ['by an import()', "await import('#house/credential/credential.server');", ...everything],
    ['by a re-export', "export { dropCredential } from '#house/credential/credential.server';", ...everything],
    ['as a whole', "import * as c from '#house/credential/credential.server';", ...everything],
    ['as its own bearer', "import { setOwnPassword } from '#house/credential/login-gate.server';", 'setOwnPassword'],
    ['as the first user', "import { makeFirstLogin } from '#house/credential/login-gate.server';", 'makeFirstLogin'],
  ])('is found reached %s', (_how, source, ...names) => {
    expect(said(loginGateFindings({ 'src/features/a/a.server.ts': source }))).toEqual(
      names.map((name) => `${name} is reached around the gate of logins`),
    );
  });

  it.each([
    ["db.insertInto('credential').values({});"],
    ["db.updateTable('credential').set({});"],
    ['sql`update ${schema}.credential set x = 1`;'],
    ['sql`insert into credential (username) values (1)`;'],
  ])('is found written by %s', (source) => {
    expect(said(loginGateFindings({ 'src/house/credential/other.server.ts': source }))).toEqual([
      'A login is written around the gate of logins',
    ]);
  });
});
