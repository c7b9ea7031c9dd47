import { expect, it } from 'vitest';
import { readSources } from './source';
import { saidTwiceFindings } from './said-twice';

it('a refusal that is about one field says its sentence once', () => {
  expect(saidTwiceFindings(readSources()).map(({ path, line }) => `${path}:${line}`)).toEqual([]);
  const planted = {
    'src/features/a/a.server.ts':
      "refuse(400, t('Enter a'), { a: t('Enter a') });\nrefuse(400, message, { [name]: message });",
    'src/features/a/b.server.ts': "refuse(400, t('Enter a'), { a: t('Enter b') });\nrefuse(400, t('No'), problems);",
  };
  expect(saidTwiceFindings(planted).map(({ path }) => path)).toEqual(Array(2).fill('src/features/a/a.server.ts'));
});
