import { isOutdated } from './driver/flight';

/** True for an error after which the same transaction may succeed. */
export function isTransient(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '40001' || code === '40P01' || isOutdated(error);
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** True if the database could not be reached or broke off; the driver gives some of these errors no code. */
export function isDatabaseLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^(08|57P|53300)/.test(code) ||
    unreachable.has(code) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message)
  );
}

/** True for an error of a replica that the primary would not have: it is lost, or what was read changed underneath. */
export function isReplicaFault(error: unknown): boolean {
  return isDatabaseLost(error) || isTransient(error);
}
