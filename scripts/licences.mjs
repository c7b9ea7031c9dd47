// npm run licences: writes docs/licences.md, every installed package by its licence, from the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

/** The page as the lockfile has it now. */
export function licencesPage() {
  /** @type {{ packages: Record<string, { version: string, license?: string, dev?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map();
  for (const [path, { version, license, dev }] of installed) {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version}${dev ? ' (to build and test only)' : ''}`;
    const licence = license ?? 'not said in the lockfile';
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence} (${names.size})\n${[...names].sort().join(', ')}\n`);
  return `# Licences of the packages\n\nMade from package-lock.json by \`npm run licences\`; a test holds them together. Daftar itself is under MIT.\n\n${sections.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'docs', 'licences.md'), licencesPage());
