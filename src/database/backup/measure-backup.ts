import { secondsOf } from '#database/measures';
import type { Database } from '#kit/server/db';
import type { Measure } from '#kit/server/metrics/measure';
import { lastBackup } from './facts';

/** The metric for the age of the newest backup. */
export function measureBackup(database: Database): Measure {
  return {
    name: 'backup_timestamp_seconds',
    kind: 'gauge',
    help: 'When the newest backup was made, and when one failed since',
    labels: ['outcome'],
    read: async () => {
      const { succeeded, failed } = await lastBackup(database);
      return [
        ...(succeeded ? [{ labels: { outcome: 'made' }, value: secondsOf(succeeded.finishedAt) }] : []),
        ...(failed ? [{ labels: { outcome: 'failed' }, value: secondsOf(failed.finishedAt) }] : []),
      ];
    },
  };
}
