import { expect, it } from 'vitest';
import { readSources, type Sources } from './source';
import { bareParts, readSheets, styleFindings } from './styles';

const said = (sources: Sources, sheets: Sources) =>
  styleFindings(sources, sheets).map(({ path, line, message }) => `${path}:${line} ${message}`);

const page = (use: string): Sources => ({
  'src/kit/web/A.tsx': `import styles from './a.module.css';\nexport const a = () => ${use};`,
});
const sheet = (text: string): Sources => ({ 'src/kit/web/a.module.css': text });

it('a page takes only classes that its sheet has, and a sheet has only classes that a page takes', () => {
  expect(said(readSources(), readSheets())).toEqual([]);
});

it.each([
  ['alone', '<p className={styles.gone} />'],
  ['among others', '<p className={`${styles.here} ${styles.gone}`} />'],
  ['by its name in quotes', "<p className={styles['gone']} />"],
])('a class that the sheet lacks is found, %s', (_how, use) => {
  const found = said(page(`[styles.here, ${use}]`), sheet('.here {\n  margin: 0;\n}'));
  expect(found).toEqual(['src/kit/web/A.tsx:2 src/kit/web/a.module.css has no class gone']);
});

it.each([
  ['plainly', '.here {\n  margin: 0.5px;\n}\n.idle {\n  margin: 0;\n}', 4],
  ['within another', '.here .idle {\n  margin: 0;\n}', 1],
  [
    'in what asks for a medium',
    '@media (width < 1px) {\n  .here {\n    margin: 0;\n  }\n  .idle,\n  p {\n    margin: 0;\n  }\n}',
    5,
  ],
])('a class that no page takes is found, named %s', (_how, text, line) => {
  const found = said(page('<p className={styles.here} />'), sheet(text));
  expect(found).toEqual([`src/kit/web/a.module.css:${line} No page uses the class idle`]);
});

it('a part of Mantine is taken from where its styles are loaded with it', () => {
  expect(bareParts(readSources())).toEqual([]);
  const bare = { 'src/kit/web/A.tsx': "import { Button, Group } from '@mantine/core';" };
  expect(bareParts(bare)).toEqual(['src/kit/web/A.tsx takes Group without its styles']);
});

it('classes of others, numbers, addresses and comments are none of the sheet, and a sheet handed on whole is used', () => {
  const text =
    '@import url(a.layer.css);\n/* .not */\n.here :global(.mantine-Input) {\n  inset: 0.5px;\n  background: url(a.png);\n}';
  expect(said(page('<p className={styles.here} />'), sheet(text))).toEqual([]);
  expect(said(page('<Drawer classNames={styles} />'), sheet('.body { margin: 0; }'))).toEqual([]);
  expect(said(page('(tone: string) => styles[tone]'), sheet('.body { margin: 0; }'))).toEqual([]);
});
