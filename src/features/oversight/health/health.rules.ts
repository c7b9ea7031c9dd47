import type { HealthTone } from './health.contract';

const hour = 3_600_000;

/** How good a backup of that age is; undefined for none. Backups are made nightly. */
export function backupTone(age: number | undefined): HealthTone {
  if (age === undefined || age > 72 * hour) return 'wrong';
  return age > 30 * hour ? 'attention' : 'good';
}

/** How well two clocks agree, by the milliseconds between them. */
export function clockTone(between: number): HealthTone {
  const apart = Math.abs(between);
  if (apart > 60_000) return 'wrong';
  return apart > 5000 ? 'attention' : 'good';
}

/** How much room there is on the disk: below the limit nothing is written, and thrice of it is little. */
export function diskTone(free: number, limit: number): HealthTone {
  if (free < limit) return 'wrong';
  return free < 3 * limit ? 'attention' : 'good';
}
