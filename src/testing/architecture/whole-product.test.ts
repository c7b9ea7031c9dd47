import { expect, it } from 'vitest';
import { readSources } from './source';
import { wholeProductFindings } from './whole-product';

const product = {
  'src/app/few.ts': "import { features } from './features';",
  'src/app/features.ts': '',
  'src/app/slices.ts': "import { feeSlice } from '#features/fee/fee-slice.server';",
  'src/testing/test-app.ts': "import { few } from '#app/few';",
  'src/testing/whole-app.ts': "import { slices } from '#app/slices';",
  'src/testing/examples.ts': "import { startWholeApp } from './whole-app';",
};
const found = (test: string, path = 'src/features/fee/fee.server.test.ts') =>
  wholeProductFindings({ ...product, [path]: test }).map(({ message }) => message);

it('the whole product is tested in src/testing and src/app alone', () => {
  expect(wholeProductFindings(readSources()).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual(
    [],
  );
});

it.each([
  ['the whole app', "import { startWholeApp } from '#testing/whole-app';", 'src/testing/whole-app > src/app/slices'],
  [
    'what is made with the whole app',
    "import { examples } from '#testing/examples';",
    'src/testing/examples > src/testing/whole-app > src/app/slices',
  ],
  [
    'the whole app while it runs',
    "const { startWholeApp } = await import('#testing/whole-app');",
    'src/testing/whole-app > src/app/slices',
  ],
])('a test elsewhere is found with %s', (_what, test, way) => {
  expect(found(test)).toEqual([`This leads to the whole product: ${way}`]);
  expect(found(test, 'src/testing/fee.server.test.ts')).toEqual([]);
});

it('a test elsewhere, or what only tests import, is found with any list of the product', () => {
  const message = 'Only src/testing and src/app test the whole product: src/app/few';
  expect(found("import { few } from '#app/few';")).toEqual([message]);
  expect(found("import { few } from '#app/few';", 'src/features/fee/fee.fixture.ts')).toEqual([message]);
});

it('a test elsewhere may be put together of slices, and know the types of the whole', () => {
  expect(found("import { startTestApp } from '#testing/test-app';")).toEqual([]);
  expect(found("import type { Slices } from '#app/slices';")).toEqual([]);
});
