import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type Language, languages } from '#kit/contract/language';
import type { Catalogues } from './spoken';
import { projectRoot } from '#kit/server/project-root';

/** The catalogues of all languages but English, which needs none. One that cannot be read stops the start. */
export function readCatalogues(): Catalogues {
  const path = (language: Language) => join(projectRoot, 'messages', `${language}.json`);
  const there = languages.filter((language) => existsSync(path(language)));
  return Object.fromEntries(
    there.map((language) => [language, JSON.parse(readFileSync(path(language), 'utf8')) as Catalogue]),
  );
}
