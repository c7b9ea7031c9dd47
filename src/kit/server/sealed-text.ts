import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from './db';
import { derivedKey } from './secret';

/** The purpose and owner of an encrypted text: encrypted for one, it cannot be decrypted for another. */
export interface Seal {
  readonly purpose: string;
  readonly owner: string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** A text, encrypted with the installation's secret, that the product must be able to read again. */
export async function sealText(database: Database, { purpose, owner }: Seal, text: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, await derivedKey(database, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted text; throws if it was changed, or encrypted for another purpose or owner. */
export async function openText(database: Database, { purpose, owner }: Seal, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, await derivedKey(database, purpose), bytes.subarray(0, nonceLength));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}
