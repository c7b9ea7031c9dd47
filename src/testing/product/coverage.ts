import { type Defined, definedIn, provedIn } from './codes';

/** A file by its path from the root, and what it holds. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The codes that no test says it proves. */
export function unproved(pages: readonly Source[], tests: readonly Source[]): string[] {
  const proved = new Set(tests.flatMap(({ text }) => provedIn(text)));
  return pages.flatMap(({ text }) => definedIn(text)).flatMap((one) => (proved.has(one.code) ? [] : [one.code]));
}

/** docs/coverage.md: for each code of the product the files whose tests prove it. */
export function coverageOf(pages: readonly Source[], tests: readonly Source[]): string {
  const proofs = tests.map(({ path, text }) => ({ path: path.replace(/^src\//, ''), codes: new Set(provedIn(text)) }));
  const proofOf = ({ code }: Defined) => {
    const files = proofs.filter(({ codes }) => codes.has(code)).map(({ path }) => `\`${path}\``);
    return files.length === 0 ? '**not proved**' : files.join(' ');
  };
  const tables = pages.flatMap(({ path, text }) => {
    const rows = definedIn(text).map((one) => `| ${one.code} | ${one.says} | ${proofOf(one)} |`);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
    return rows.length === 0
      ? []
      : [['', `## ${title}`, '', '| code | what it says | proved by |', '|---|---|---|', ...rows]];
  });
  return `${[head, ...tables.flat()].join('\n')}\n`;
}

const head = `# Coverage: which tests prove which sentence of the product

Written by \`npm run coverage-of-spec\`; do not edit. A file of tests begins with the codes that it proves (\`// Proves B12, E1.\`); this
page turns that round, in the order of [the product](product/README.md). Paths are below \`src/\`, or from the root for \`e2e/\`. Where the
product knowingly differs, [departures](departures.md) say so.`;
