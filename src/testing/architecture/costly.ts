import { type Finding, finding, isTest, parseAll, type Sources } from './source';

const hashers = /argon2|bcrypt|scrypt|pbkdf2/;
const home = 'src/kit/server/bounded/hashing.ts';

/** Places that hash passwords anywhere but where it is bounded. */
export function hashingFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => path !== home && !isTest(path))
    .flatMap((source) =>
      source.imports
        .filter(({ target, names }) => hashers.test(target) || [...names.values()].some((name) => hashers.test(name)))
        .map((one) => finding(source, one.start, `Passwords are hashed by ${home} alone`)),
    );
}

const mailer = 'src/house/mail/mail.server';

/** Files that send mails: each is to be bounded, for a mail costs more than the call that asks for it. */
export function senders(sources: Sources): string[] {
  return parseAll(sources)
    .filter(
      ({ path, imports }) => !isTest(path) && imports.some(({ target, typeOnly }) => target === mailer && !typeOnly),
    )
    .map(({ path }) => path);
}
