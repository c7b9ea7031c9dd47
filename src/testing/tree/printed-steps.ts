import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';

/** A step of an example in CONTRIBUTING.md: a file that is new, or a line that goes into one that is there. */
export interface Step {
  readonly file: string;
  readonly text: string;
  readonly kind: 'file' | 'line';
  /** The part of the file that a line goes into, where the page names one: `fields`. */
  readonly into?: string | undefined;
}

const heading = /^## (.+)$/m;

/** The steps that CONTRIBUTING.md prints under a heading, as they stand there. */
export function stepsUnder(title: string, page = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')): Step[] {
  const section = page.split(/^(?=## )/m).find((part) => heading.exec(part)?.[1] === title);
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section '${title}'`);
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map(stepOf);
}

function stepOf(item: string): Step {
  const [head = ''] = item.split('\n');
  const file = /`([\w./-]+\.(?:ts|tsx|sql))`/.exec(head)?.[1];
  if (file === undefined) throw new Error(`A step names no file: ${head}`);
  const block = /^ {3}```\w+\n([\s\S]*?)^ {3}```$/m.exec(item)?.[1];
  const inLine = /: `([^`]+)`/.exec(head)?.[1];
  const text = block === undefined ? inLine : block.replaceAll(/^ {3}/gm, '');
  if (text === undefined) throw new Error(`A step says nothing of what goes into ${file}`);
  const into = /in `(\w+)`/.exec(head)?.[1];
  return { file, text, into, kind: block === undefined || /one line/.test(head) ? 'line' : 'file' };
}

/** The beginning of what a line goes into unless the page says otherwise: a list, or the fields of an entity. */
const list = /^(?:(?:export )?const \w+(?:: [\w []+\])?| +fields)(?:: | = )[{[]\n/m;

/**
 * Does what a step says in a folder that holds the tree, and answers the file that it made or changed. `steps` are all of the page:
 * a line of a list imports what one of them exports.
 */
export function perform({ file, text, kind, into }: Step, folder: string, steps: readonly Step[]): string {
  const place = file.replace('NNNN', nextNumber(folder));
  const path = join(folder, place);
  if (kind === 'file') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return place;
  }
  const before = readFileSync(path, 'utf8');
  const opened = (into === 'entity' ? /^export const \w+ = entity\(\{\n/m : list).exec(before);
  if (!opened) throw new Error(`${file} has no list that a line could go into`);
  const at = opened.index + opened[0].length;
  const indent = /^ */.exec(before.slice(at))?.[0] ?? '';
  writeFileSync(path, `${importOf(text, steps)}${before.slice(0, at)}${indent}${text.trim()}\n${before.slice(at)}`);
  return place;
}

/** The import that a line with a name needs, of the file of another step that exports it. */
function importOf(line: string, steps: readonly Step[]): string {
  const name = /^(\w+),$/.exec(line.trim())?.[1];
  const home = steps.find(
    ({ kind, text }) => kind === 'file' && new RegExp(`^export const ${name}\\b`, 'm').test(text),
  );
  return home ? `import { ${name} } from '#${home.file.replace(/^src\/|\.ts$/g, '')}';\n` : '';
}

function nextNumber(folder: string): string {
  const last = Math.max(...readdirSync(join(folder, 'migrations')).map((name) => Number.parseInt(name, 10)));
  return String(last + 1).padStart(4, '0');
}
