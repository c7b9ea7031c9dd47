import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './db';
import { serverSecret } from './secret';

/** What a text is sealed for, and whose it is: sealed for one, it cannot be opened as another's. */
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

/** A key for each purpose, all from the one secret: none tells anything of another. */
async function keyOf(database: Database, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await secretOf(database), '', `daftar ${purpose}`, 32));
}

/** Encrypts a text that the product must read again, under the installation's secret. */
export async function sealText(database: Database, { purpose, owner }: Seal, text: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, await keyOf(database, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; throws where it was changed, or sealed for something or somebody else. */
export async function openText(database: Database, { purpose, owner }: Seal, kept: string): Promise<string> {
  const bytes = Buffer.from(kept, 'base64url');
  const decipher = createDecipheriv(algorithm, await keyOf(database, purpose), bytes.subarray(0, nonceLength));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}
