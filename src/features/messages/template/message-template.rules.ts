import { type Language, languageNames, retold, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Brand } from '#house/brand/brand.contract';
import { placeholderProblem } from './placeholder.rules';
import { type Purpose, purposes, usualTemplates } from './message-template.contract';

/** The purposes of events in the product, which can cause automatic messages (ME4). */
const happening: ReadonlySet<Purpose> = new Set(['receipt', 'reminder', 'absence', 'results', 'lessonChange']);

/** The purposes of what only an academy has: lessons, classes and results. */
const ofLessons: ReadonlySet<string> = new Set<Purpose>(['absence', 'results', 'lessonChange', 'seatFree']);

interface Said {
  readonly purpose: Purpose;
  readonly texts: readonly { readonly language: Language; readonly text: string }[];
  readonly isAutomatic?: boolean | undefined;
}

/** Whether a message may go to guardians: a shop has none. */
export function hasGuardians(brand: Brand): boolean {
  return brand === 'academy';
}

/** The purposes that a brand writes for, each with its words. */
export function purposesOf(brand: Brand): Readonly<Record<string, string>> {
  if (brand === 'academy') return purposes;
  return Object.fromEntries(Object.entries(purposes).filter(([purpose]) => !ofLessons.has(purpose)));
}

/** Problems of a template by itself, by field. */
export function templateProblems({ purpose, texts, isAutomatic }: Said, defaultLanguage: Language): Errors {
  const problem = textsProblem(texts, defaultLanguage);
  return {
    ...(problem === undefined ? {} : { texts: problem }),
    ...(isAutomatic && !happening.has(purpose)
      ? { isAutomatic: t('Only receipts, reminders, absences, results and changed lessons are written by themselves') }
      : {}),
  };
}

function textsProblem(texts: Said['texts'], defaultLanguage: Language): string | undefined {
  const written = texts.map(({ language }) => language);
  const twice = written.find((language, index) => written.indexOf(language) !== index);
  if (twice) return t('{language} stands there twice', { language: languageNames[twice] });
  if (!written.includes(defaultLanguage))
    return t('Enter the text in {language}', { language: languageNames[defaultLanguage] });
  return texts.map(({ text }) => placeholderProblem(text)).find((one) => one !== undefined);
}

/** Why a template cannot write automatically for a purpose: another one does already (ME4). */
export function secondProblem(templateName: string): string {
  return t('{template} is written by itself already', { template: retold(templateName, usualTemplates) });
}

/** Why a template cannot be deleted: it came with the product (ME5). */
export function builtInProblem(isBuiltIn: boolean): string | undefined {
  return isBuiltIn ? t('This template is built in: it can be changed, not deleted') : undefined;
}

/** Why the purpose of a template cannot be changed: its texts and its automatic messages depend on it. */
export function purposeProblem(stored: Purpose, wanted: Purpose | undefined): string | undefined {
  return wanted === undefined || wanted === stored ? undefined : t('The purpose of a template stays as it is');
}
