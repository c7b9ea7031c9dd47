// npm run messages                  prints what is missing in the catalogues, a line each
// npm run messages -- --complete    the same, and ends with 1 where anything is: before a landing and a release
// npm run messages -- list          prints every English sentence as JSON, with where it is said and what it is
// npm run messages -- missing de    prints what is wrong with messages/de.json
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import { leave, root } from './prepare.mjs';

const [command, language = ''] = process.argv.slice(2);
if (command === 'list') console.log(JSON.stringify(await list(), null, 1));
else if (command === 'missing' && language) await printProblems();
else if (command === undefined || command === '--complete') await printMissing();
else leave('Say nothing, --complete, list, or missing and a language: npm run messages -- missing de');

async function list() {
  return (await sentences()).map(({ key, one, ...more }) => ({
    key,
    ...(one === undefined ? {} : { plural: { one } }),
    ...more,
  }));
}

async function printMissing() {
  const { missingIn } = await checks();
  const all = await sentences();
  const catalogues = readdirSync(join(root, 'messages')).map((file) => ({
    language: basename(file, '.json'),
    catalogue: JSON.parse(readFileSync(join(root, 'messages', file), 'utf8')),
  }));
  const missing = catalogues.flatMap(({ language: one, catalogue }) =>
    missingIn(all, catalogue).map((key) => `messages/${one}.json lacks: ${key}`),
  );
  for (const line of missing) console.log(line);
  if (command === '--complete' && missing.length > 0) leave(`${missing.length} sentences wait for their translation.`);
}

async function printProblems() {
  const file = join(root, 'messages', `${language}.json`);
  if (!existsSync(file)) leave(`There is no messages/${language}.json.`);
  const { catalogueProblems, missingIn } = await checks();
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const spoken = /** @type {import('../src/kit/contract/language').Language} */ (language);
  const all = await sentences();
  const missing = missingIn(all, catalogue).map((key) => `Missing: ${key}`);
  const problems = [...missing, ...catalogueProblems(all, catalogue, spoken)];
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} to mend in messages/${language}.json`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** How sentences are found; it reads contracts, so it is compiled as the product is. */
async function sentences() {
  /** @type {{ module: typeof import('../src/testing/messages/messages') }} */
  const { module } = await compiled('messages');
  return module.messagesOf();
}

/** What is wrong with a catalogue, compiled likewise. */
async function checks() {
  /** @type {{ module: typeof import('../src/testing/messages/catalogue') }} */
  const { module } = await compiled('catalogue');
  return module;
}

/** @param {string} name */
function compiled(name) {
  return runnerImport(join(root, 'src/testing/messages', `${name}.ts`), { configFile: false, root });
}
