import { beginRun } from '../../scripts/run-folder.mjs';

/** Begins the run of a Vitest that no script of ours began: `npx vitest run src/features/academy/course`. */
export default function setup(): void {
  beginRun();
}
