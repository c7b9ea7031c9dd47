import type { HealthTone } from './health.contract';

const hour = 3_600_000;

/** The tone of a backup by its age; undefined means that there is none. Backups are made nightly. */
export function backupTone(age: number | undefined): HealthTone {
  if (age === undefined || age > 72 * hour) return 'wrong';
  return age > 30 * hour ? 'attention' : 'good';
}

/** The tone of two clocks by the milliseconds between them. */
export function clockTone(between: number): HealthTone {
  const apart = Math.abs(between);
  if (apart > 60_000) return 'wrong';
  return apart > 5000 ? 'attention' : 'good';
}

/** The tone of the room on the disk: below the limit nothing is written, and below three times the limit it is little. */
export function diskTone(free: number, limit: number): HealthTone {
  if (free < limit) return 'wrong';
  return free < 3 * limit ? 'attention' : 'good';
}
