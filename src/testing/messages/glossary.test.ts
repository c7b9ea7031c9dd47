// Proves R 1.3.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#kit/contract/language';
import { projectRoot } from '#kit/server/project-root';
import { glossaryOf, glossaryProblems, translated } from './glossary';

const page = readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8');
const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(join(projectRoot, 'messages', `${language}.json`), 'utf8'));

describe('the words of the glossary', () => {
  it.each(translated)('are those that the catalogue uses: %s', (language) => {
    const glossary = glossaryOf(page, language);
    expect(glossary.words.size).toBeGreaterThan(100);
    expect(glossary.never.length).toBeGreaterThan(0);
    expect(glossaryProblems(glossary, catalogue(language))).toEqual([]);
  });
});

describe('a catalogue that strays from the glossary', () => {
  const german = glossaryOf(page, 'de');
  const strayed = (key: string, said: Catalogue[string]) =>
    glossaryProblems(german, { ...catalogue('de'), [key]: said });

  it('is found where it calls a term by another word', () => {
    expect(strayed('Class', 'Kurs')).toEqual(["Class: 'Kurs', in the glossary 'Klasse'"]);
  });

  it('is found where a sentence uses a word that is never used, whatever its ending', () => {
    expect(strayed('Nobody is enrolled yet.', 'Noch keine Schülerin.')).toEqual(["Nobody is enrolled yet.: 'Schüler'"]);
    expect(strayed('{count} students', { one: 'ein Schüler', other: '{count} Teilnehmer' })).toEqual([
      "{count} students: 'Schüler'",
    ]);
  });

  it('is found where Arabic writes the article with such a word', () => {
    const arabic = glossaryOf(page, 'ar');
    const planted = { ...catalogue('ar'), 'Enter educational level': 'المستوى: والإعدادي' };
    expect(glossaryProblems(arabic, planted)).toEqual(["Enter educational level: 'إعدادي'"]);
  });
});
