import { type Catalogue, directionOf, type Language, languages, speakFrom, t } from '#kit/contract/language';
import { makeStore, useStore } from './store';
import { toastWrong } from './toast';

const key = 'language';
const catalogues = import.meta.glob<Catalogue>('../../../messages/*.json', { import: 'default' });

const spoken = makeStore<{ readonly language: Language; readonly catalogue: Catalogue }>({
  language: 'en',
  catalogue: {},
});

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

/** The languages that can be chosen: English, and those with a catalogue. */
export const offeredLanguages: readonly Language[] = languages.filter(
  (one) => one === 'en' || catalogues[`../../../messages/${one}.json`] !== undefined,
);

/** Sets the remembered language; call before the first render. */
export async function startLanguage(): Promise<void> {
  speakFrom(spoken.get);
  const kept = localStorage.getItem(key);
  const found = offeredLanguages.find((one) => one === kept);
  if (found) await speak(found);
}

/** Changes the language, also for the next visit, or shows that its catalogue cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return toastWrong(t('The server does not answer. Check the connection and try again.'));
  localStorage.setItem(key, language);
}

/** The current language; components that use it render again when it changes. */
export function useLanguage(): Language {
  return useStore(spoken).language;
}

/**
 * Sets the current language; false if its catalogue cannot be loaded, in which case the previous one stays, at the
 * start English.
 */
async function speak(language: Language): Promise<boolean> {
  const catalogue =
    language === 'en' ? {} : await catalogues[`../../../messages/${language}.json`]?.().catch(() => undefined);
  if (!catalogue) return false;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  spoken.set({ language, catalogue });
  return true;
}
