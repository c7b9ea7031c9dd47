import { type Catalogue, type Language, languages } from '#kit/contract/language';

/** What docs/glossary.md settles for one language. */
export interface Glossary {
  /** The word for a term, by the English sentence that is this term. */
  readonly words: ReadonlyMap<string, string>;
  /** Beginnings of words that the language never uses. */
  readonly never: readonly string[];
}

/** The glossary of a language, read from the tables of the page. */
export function glossaryOf(page: string, language: Language): Glossary {
  const words = new Map<string, string>();
  const never: string[] = [];
  let head: readonly string[] = [];
  for (const line of page.split('\n')) {
    const cells = cellsOf(line);
    if (cells.length === 0) head = [];
    else if (head.length === 0) head = cells;
    else if (head[0] === 'English') words.set(cells[0] ?? '', cells[head.indexOf(nameOf(language))] ?? '');
    else if (cells[0] === language && head[2] === 'never') never.push(...(cells[2] ?? '').split(', '));
  }
  words.delete('---');
  return { words, never };
}

/** Where a catalogue and the glossary say different things. */
export function glossaryProblems({ words, never }: Glossary, catalogue: Catalogue): string[] {
  const otherwise = [...words].flatMap(([term, word]) =>
    catalogue[term] === word ? [] : [`${term}: '${String(catalogue[term])}', in the glossary '${word}'`],
  );
  const patterns = never.map((word) => [word, beginning(word)] as const);
  const refused = Object.entries(catalogue).flatMap(([key, said]) =>
    patterns.flatMap(([word, pattern]) =>
      textsOf(said).some((text) => pattern.test(text)) ? [`${key}: '${word}'`] : [],
    ),
  );
  return [...otherwise, ...refused];
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('| ') && !line.startsWith('|-')) return [];
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function nameOf(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

function textsOf(said: Catalogue[string] | undefined): string[] {
  return typeof said === 'string' ? [said] : Object.values(said ?? {});
}

/** Finds a word by its beginning; in Arabic the article and what is written together with it may stand before. */
function beginning(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])[وفبلك]?(?:ال|ل)?${word}`, 'iu');
}

/** The languages that have a glossary. */
export const translated: readonly Language[] = languages.filter((one) => one !== 'en');
