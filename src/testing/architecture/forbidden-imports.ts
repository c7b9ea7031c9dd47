/** An import of every kind that no file may have: who imports what, the file, its source, and what is said of it. */
export const forbiddenImports: readonly [who: string, path: string, source: string, message: string][] = [
  [
    'a contract a server',
    'src/features/a/a.contract.ts',
    "import { x } from './a.server';",
    'A contract file may not import a server file: src/features/a/a.server',
  ],
  [
    'a contract a package but zod',
    'src/features/a/a.contract.ts',
    "import { v7 } from 'uuid';",
    'A contract file imports no such package: uuid',
  ],
  [
    'rules a package',
    'src/features/a/a.rules.ts',
    "import fs from 'node:fs';",
    'A rules file imports no such package: node:fs',
  ],
  [
    'rules a server',
    'src/features/a/a.rules.ts',
    "import { x } from '../../kit/server/id';",
    'A rules file may not import a server file: src/kit/server/id',
  ],
  [
    'a server a page',
    'src/features/a/a.server.ts',
    "import { A } from './APage';",
    'A server file may not import a page file: src/features/a/APage',
  ],
  [
    'a page a server',
    'src/features/a/APage.tsx',
    "import { x } from './a.server';",
    'A page file may not import a server file: src/features/a/a.server',
  ],
  [
    'a page a server later',
    'src/features/a/APage.tsx',
    "void import('./a.server');",
    'A page file may not import a server file: src/features/a/a.server',
  ],
  [
    'a page the screen of another slice',
    'src/features/a/APage.tsx',
    "import { B } from '../b/BPage';",
    "A page imports nothing of another slice's screens: src/features/b/BPage",
  ],
  [
    'the kit a feature',
    'src/kit/web/x.ts',
    "import { a } from '../../features/a/a.contract';",
    'The kit imports nothing of the product: src/features/a/a.contract',
  ],
  [
    'the kit the entities themselves',
    'src/kit/server/x.ts',
    "import { entities } from '../../entities';",
    'The kit imports nothing of the product: src/entities',
  ],
  [
    'the kit of the web the server',
    'src/kit/web/x.ts',
    "import { newId } from '../server/id';",
    'A page file may not import a server file: src/kit/server/id',
  ],
  [
    'an export from what it may not import',
    'src/features/a/a.contract.ts',
    "export { x } from './a.server';",
    'A contract file may not import a server file: src/features/a/a.server',
  ],
];
