import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './db';
import { serverSecret } from './secret';

/** The purpose and owner of an encrypted text: encrypted for one, it cannot be decrypted for another. */
export interface Seal {
  readonly purpose: string;
  readonly owner: string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

const secrets = new WeakMap<Database, Promise<string>>();

function secretOf(database: Database): Promise<string> {
  const known = secrets.get(database);
  if (known) return known;
  const read = serverSecret(database);
  secrets.set(database, read);
  read.catch(() => secrets.delete(database));
  return read;
}

/** A key for a purpose, derived from the installation's secret; no key reveals anything about another. */
async function keyOf(database: Database, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await secretOf(database), '', `daftar ${purpose}`, 32));
}

/** A text, encrypted with the installation's secret, that the product must be able to read again. */
export async function sealText(database: Database, { purpose, owner }: Seal, text: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, await keyOf(database, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted text; throws if it was changed, or encrypted for another purpose or owner. */
export async function openText(database: Database, { purpose, owner }: Seal, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, await keyOf(database, purpose), bytes.subarray(0, nonceLength));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}
