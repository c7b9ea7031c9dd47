import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { codeDigits, openSteps } from '#house/second-factor/second-factor.rules';

/** The alphabet of RFC 4648, as apps take it. */
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The length that RFC 4226 recommends, in bytes; 32 letters. */
const secretBytes = 20;

/** A new secret, in the form that is typed into an app. */
export function newSecret(): string {
  const bits = Array.from(randomBytes(secretBytes), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a time step (RFC 6238 with HMAC-SHA-1, the one that all apps speak). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** The step of a code, among the steps still open; undefined for a wrong, old or used code. */
export function stepWithCode(secret: string, code: string, now: Date, lastStep: number): number | undefined {
  return openSteps(now, lastStep).find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
}
