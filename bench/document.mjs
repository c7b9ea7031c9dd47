import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';

const file = join(root, 'docs', 'performance.md');
const ends = '<!-- to here -->';

/**
 * Puts the tables of a command between their marks in docs/performance.md, with the machine and the day.
 * @param {string} command
 * @param {string} table
 */
export function writeDocument(command, table) {
  const begins = `<!-- measured: npm run ${command} -- --document writes from here -->`;
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begins);
  const to = text.indexOf(ends, from);
  if (from < 0 || to < from) throw new Error(`${file} has lost the marks between which the table stands.`);
  const [first] = cpus();
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${first?.model.trim()}), ${Math.round(totalmem() / 1_073_741_824)} GiB, ${platform()} ${release()}, Node.js ${process.versions.node}; load average ${loadavg()[0]?.toFixed(1)} at the end, the benchmark's own among it.`;
  writeFileSync(file, `${text.slice(0, from)}${begins}\n\n${machine}\n\n${table}\n\n${text.slice(to)}`);
}
