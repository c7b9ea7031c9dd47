import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a slice, such as `features/reports/users-report`, out of a folder that holds the tree: its own folder, and in the files of
 * `src/app` every line that imports something of it or lists what was imported. Answers the paths of these files.
 */
export function takeAway(slice: string, folder: string): string[] {
  rmSync(join(folder, 'src', slice), { recursive: true });
  const files = readdirSync(join(folder, 'src/app'), { recursive: true, encoding: 'utf8' });
  return files
    .map((name) => `src/app/${name}`)
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const before = readFileSync(join(folder, path), 'utf8');
      const after = withoutSlice(before, slice);
      if (after !== before) writeFileSync(join(folder, path), after);
      return after !== before;
    });
}

/** A file that lists slices, without the lines that name this one; its imports take a line each. */
export function withoutSlice(text: string, slice: string): string {
  const ofSlice = new RegExp(`(?:from |import\\()'#${slice}/`);
  const lines = text.split('\n');
  const names = lines
    .filter((line) => ofSlice.test(line))
    .flatMap((line) => /^import \{ (.+) \} from/.exec(line)?.[1]?.split(', ') ?? []);
  return lines.filter((line) => !ofSlice.test(line) && !names.includes(line.trim().replace(/,$/, ''))).join('\n');
}
