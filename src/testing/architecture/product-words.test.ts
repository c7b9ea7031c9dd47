import { expect, it } from 'vitest';
import { productWordFindings } from './product-words';
import { foreignTestFindings } from './layers';
import { readSources } from './source';

it('the kit has no word of the product', () => {
  expect(productWordFindings(readSources()).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
});

it('finds a name of the product wherever it stands, and a thing of it in code', () => {
  const planted = {
    'src/kit/server/a.ts': "// As in Daftar.\nexport const teacherID = 'x';",
    'src/kit/web/b.tsx': 'export const Part = () => <p title={`/api/${brand}/invoice`}>All courses</p>;',
    'src/kit/web/c.ts': "// Such as an invoice.\nexport const line = { textDecoration: 'none', feed: 'more' };",
    'src/house/d.ts': 'export const studentID = null;',
  };
  expect(productWordFindings(planted).map(({ path, message }) => `${path} ${message}`)).toEqual([
    "src/kit/server/a.ts The kit names what is the product's: Daftar",
    "src/kit/server/a.ts The kit names what is the product's: teacher",
    'src/kit/web/b.tsx The kit names a thing of the product: invoice',
    'src/kit/web/b.tsx The kit names a thing of the product: course',
  ]);
});

it('a test of the kit or of the database names no slice: what needs some of the product is in src/testing', () => {
  const shown = foreignTestFindings(readSources()).map(({ path, line, message }) => `${path}:${line} ${message}`);
  expect(shown).toEqual([]);
  const imports = "import { a } from '#features/a/a.server';\nimport { t } from '#testing/test-app';";
  expect(foreignTestFindings({ 'src/kit/server/x.server.test.ts': imports }).map(({ message }) => message)).toEqual([
    'A test of kit names the product: src/features/a/a.server',
  ]);
  expect(foreignTestFindings({ 'src/testing/x.server.test.ts': imports })).toEqual([]);
});
