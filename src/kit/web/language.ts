import { type Catalogue, directionOf, type Language, languages, speakFrom, t } from '#kit/contract/language';
import { firstOffered } from '#kit/rules/first-offered';
import { makeStore, useStore } from './store';
import { toastWrong } from './toast';

const key = 'language';
const catalogues = import.meta.glob<Catalogue>('../../../messages/*.json', { import: 'default' });

const spoken = makeStore<{ readonly language: Language; readonly catalogue: Catalogue }>({
  language: 'en',
  catalogue: {},
});

/** The languages that can be chosen: English, and those with a catalogue. */
export const offeredLanguages: readonly Language[] = languages.filter(
  (one) => one === 'en' || catalogues[`../../../messages/${one}.json`] !== undefined,
);

/** Speaks the language that was chosen here, or else the browser's; call before the first render. */
export async function startLanguage(): Promise<void> {
  speakFrom(spoken.get);
  const wanted = [localStorage.getItem(key) ?? '', ...navigator.languages];
  await speak(firstOffered(wanted, offeredLanguages));
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
