import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** Tokens that open something: what a forger starts from. */
export interface Real {
  /** A member of staff's, and a student's, of the brand that is tried. */
  readonly staff: string;
  readonly student: string;
  /** One of the other brand. */
  readonly elsewhere: string;
  /** What signs them all; no forger has it, but a mistake of ours might. */
  readonly secret: string;
}

type Claims = Record<string, unknown>;

/** Tokens that must open nothing, by what is wrong with them. */
export function falseTokens({ staff, student, elsewhere, secret }: Real): Record<string, string | undefined> {
  const [head = '', body = '', mark = ''] = staff.split('.');
  const claims = read(body);
  const signed = (changed: Claims, header: Claims = {}, key: string | Buffer = secret, hash = 'sha256') => {
    const text = `${write({ alg: 'HS256', typ: 'JWT', ...header })}.${write({ ...claims, ...changed })}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const unsigned = (alg: string) => `${write({ alg, typ: 'JWT' })}.${body}.`;
  const other = randomBytes(32);
  const jwk = { kty: 'oct', k: other.toString('base64url') };
  return {
    none: undefined,
    empty: '',
    'no token at all': 'x',
    'dots alone': '..',
    'two parts': `${head}.${body}`,
    'four parts': `${staff}.x`,
    'no algorithm': unsigned('none'),
    'no algorithm, in capitals': unsigned('NONE'),
    'no algorithm and a signature': `${write({ alg: 'none' })}.${body}.${mark}`,
    'no signature': `${head}.${body}.`,
    'half a signature': staff.slice(0, -10),
    'a signature of something else': `${head}.${body}.${student.split('.')[2]}`,
    'a longer signature': `${staff}AAAA`,
    'signed with another key': signed({}, {}, other),
    'signed with no key': signed({}, {}, ''),
    'signed with a key that it brings along': signed({}, { jwk, kid: 'own' }, other),
    'signed with a key somewhere else': signed({}, { jku: 'https://evil.test/keys', x5u: 'https://evil.test' }, other),
    'a key id that walks': signed({}, { kid: '../../../../dev/null' }, ''),
    'another algorithm, the right key': signed({}, { alg: 'HS512' }, secret, 'sha512'),
    'an algorithm of public keys': signed({}, { alg: 'RS256' }, secret),
    'an extension that must be understood': signed({}, { crit: ['exp'], exp: 1 }),
    'claims changed under the old signature': `${head}.${write({ ...claims, name: 'Somebody else' })}.${mark}`,
    'the session of another under the old signature': `${head}.${write({ ...claims, sid: read(student.split('.')[1] ?? '').sid })}.${mark}`,
    'a session that never was': signed({ sid: randomUUID() }),
    'a session that is none': signed({ sid: "' or 1=1 --" }),
    'no session': signed({ sid: undefined }),
    'a list of sessions': signed({ sid: [claims.sid] }),
    'another issuer': signed({ iss: 'elsewhere' }),
    'no issuer': signed({ iss: undefined }),
    'another audience': signed({ aud: 'admin' }),
    'several audiences': signed({ aud: ['staff', 'student'] }),
    'a staff session as a student': signed({ aud: 'student' }),
    'no brand': signed({ brand: undefined }),
    'a brand that is none': signed({ brand: 'public' }),
    'of the other brand': elsewhere,
    'of the other brand in name alone': signed({ brand: 'decoration' }),
    'claims that are a list': `${head}.${Buffer.from('[]').toString('base64url')}.${mark}`,
    'ten thousand letters': 'A'.repeat(10_000),
  };
}

function read(part: string): Claims {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;
}

function write(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
