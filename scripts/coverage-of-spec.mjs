// npm run coverage-of-spec    writes docs/coverage.md: which tests prove which sentence of the product
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './prepare.mjs';

const path = join(root, 'src/testing/product/project-sources.ts');
/** @type {{ module: typeof import('../src/testing/product/project-sources') }} */
const { module } = await runnerImport(path, { configFile: false, root });
writeFileSync(join(root, 'docs/coverage.md'), module.coverage());
