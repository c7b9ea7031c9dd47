import { expect, it } from 'vitest';
import { loneFindings } from './lone';
import { type Finding, readSources } from './source';

const said = (findings: readonly Finding[]) => findings.map(({ path }) => path);

/** Files of a few lines that are nevertheless separate, and why. */
const alone: Readonly<Record<string, string>> = {
  'src/features/dashboards/summary/steps-over.ts': 'stores something in the browser: storages.test.ts says what',
  'src/features/entry/login/remembered-email.ts': 'stores something in the browser: storages.test.ts says what',
  'src/kit/web/list/use-voided-column.ts': 'the page of a list that reads it is long',
};

it('a few lines that one neighbour alone reads stand with it', () => {
  expect(said(loneFindings(readSources()))).toEqual(Object.keys(alone));
});

it('a few lines are found to stand alone', () => {
  const lines = 'export const one = 1;';
  const sources = {
    'src/features/a/A.tsx': "import { one } from './lone';\nconst B = lazy(() => import('./B'));",
    'src/features/a/C.tsx': "import { two } from './two';",
    'src/features/a/D.tsx': "import { two } from './two';\nimport { form } from './a-form';",
    'src/features/a/a.server.ts': "import { rule } from './a.rules';\nimport { many } from './many.server';",
    'src/features/a/lone.ts': lines,
    'src/features/a/B.tsx': lines,
    'src/features/a/two.ts': lines,
    'src/features/a/a-form.ts': lines,
    'src/features/a/a.rules.ts': lines,
    'src/features/a/many.server.ts': `${lines}\n`.repeat(13),
  };
  expect(said(loneFindings(sources))).toEqual(['src/features/a/lone.ts']);
});
