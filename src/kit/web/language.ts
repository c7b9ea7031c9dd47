import { useSyncExternalStore } from 'react';
import { type Catalogue, directionOf, type Language, languages, speakFrom } from '../contract/language';

const key = 'language';
const catalogues = import.meta.glob<Catalogue>('../../../messages/*.json', { import: 'default' });

let spoken: { language: Language; catalogue: Catalogue } = { language: 'en', catalogue: {} };
const listeners = new Set<() => void>();

/** The languages by their own names. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  so: 'Soomaali',
  ar: 'العربية',
};

/** The languages that can be chosen: English, and those whose catalogue is there. */
export const offeredLanguages: readonly Language[] = languages.filter(
  (one) => one === 'en' || catalogues[`../../../messages/${one}.json`] !== undefined,
);

/** Speaks the remembered language; call before the first render. */
export async function startLanguage(): Promise<void> {
  speakFrom(() => spoken);
  const kept = localStorage.getItem(key);
  const found = offeredLanguages.find((one) => one === kept);
  if (found) await speak(found);
}

/** Changes the language, from now on and for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  localStorage.setItem(key, language);
  for (const tell of listeners) tell();
}

/** The language in force; whoever uses it is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, () => spoken.language);
}

async function speak(language: Language): Promise<void> {
  // A catalogue that cannot be had leaves English, which needs none.
  const catalogue = await catalogues[`../../../messages/${language}.json`]?.().catch(() => ({}));
  spoken = { language, catalogue: catalogue ?? {} };
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
