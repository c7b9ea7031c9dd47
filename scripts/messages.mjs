// 'node scripts/messages.mjs list' prints every English sentence as JSON, with where it is said and what it is;
// 'node scripts/messages.mjs missing de' prints what is wrong with messages/de.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { leave, root } from './prepare.mjs';

const [command, language = ''] = process.argv.slice(2);
if (command === 'list') console.log(JSON.stringify(await list(), null, 1));
else if (command === 'missing' && language) await printProblems();
else console.log('Say list, or missing and a language: node scripts/messages.mjs missing de');

async function list() {
  return (await sentences()).map(({ key, one, ...more }) => ({
    key,
    ...(one === undefined ? {} : { plural: { one } }),
    ...more,
  }));
}

async function printProblems() {
  const file = join(root, 'messages', `${language}.json`);
  if (!existsSync(file)) leave(`There is no messages/${language}.json.`);
  const { catalogueProblems } = await checks();
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const spoken = /** @type {import('../src/kit/contract/language').Language} */ (language);
  const problems = catalogueProblems(await sentences(), catalogue, spoken);
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
