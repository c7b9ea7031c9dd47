// 'node scripts/messages.mjs list' prints every English sentence as JSON, with where it is said and what it is;
// 'node scripts/messages.mjs missing de' prints what is wrong with messages/de.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './prepare.mjs';

const [command, language = ''] = process.argv.slice(2);
if (command === 'list') console.log(JSON.stringify(await list(), null, 1));
else if (command === 'missing' && language) await printProblems();
else console.log('Say list, or missing and a language: node scripts/messages.mjs missing de');

async function list() {
  const { messagesOf } = await load('messages');
  /** @type {import('../src/testing/messages/message').Message[]} */
  const messages = messagesOf();
  return messages.map(({ key, one, ...more }) => ({
    key,
    ...(one === undefined ? {} : { plural: { one } }),
    ...more,
  }));
}

async function printProblems() {
  const { messagesOf } = await load('messages');
  const { catalogueProblems } = await load('catalogue');
  const catalogue = JSON.parse(readFileSync(join(root, 'messages', `${language}.json`), 'utf8'));
  const problems = catalogueProblems(messagesOf(), catalogue, language);
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} to mend in messages/${language}.json`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/**
 * A module of src/testing/messages; it reads contracts, so it is compiled as the product is.
 * @param {string} name
 */
async function load(name) {
  const file = join(root, 'src/testing/messages', `${name}.ts`);
  /** @type {{ module: any }} */
  const { module } = await runnerImport(file, { configFile: false, root });
  return module;
}
