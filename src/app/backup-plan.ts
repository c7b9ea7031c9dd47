import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '#house/brand/brand.contract';
import { demoMark } from './demo-mark';
import type { BackupPlan } from '#database/backup/plan';
import { projectRoot } from '#kit/server/project-root';

/** The content of a backup: everything except what follows from the rest and what must not be restored. */
export const backupPlan: BackupPlan = {
  version: (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version,
  schemas: brands,
  migrations: join(projectRoot, 'migrations'),
  // Figures and totals follow from the rows. A session, an unfinished login, a reset code or a wait must not come back to life.
  leftOut: [
    'figure',
    'figure_key',
    'figure_source',
    'account_figure',
    'list_total',
    'list_kept',
    'session',
    'login_challenge',
    'password_reset',
    'login_attempt',
  ],
  refill: `do $$ declare known record; begin
    for known in select name from figure_source loop call fill_figure(known.name); end loop;
    call fill_list_totals();
    call fill_account_figures();
  end $$`,
  marks: new Map([['demo', demoMark]]),
};
