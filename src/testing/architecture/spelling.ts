import { type Finding, finding, isTest, parseAll, type Sources } from './source';
import { wordsOf } from './style';

/** Stems that are wrong in English. The wire keeps some of them for ever; our own names have none. */
const misspelt = new RegExp(
  [
    'att?endence',
    'tr?ansection',
    'reciept',
    'recipt',
    'supli',
    'purchuse',
    'purchus',
    'percial',
    'upsent',
    'salling',
    'saling',
    'prdu',
    'perfomance',
    'subscriptoin',
    'toatal',
    'studens',
    'totalPendingtudents',
    'clases',
    'stockRport',
    'serviceDept',
    'complain(?!t)',
    'recieve',
    'seperat',
    'occured',
    'adress',
    'lenght',
    'calender',
    'enrolement',
    'payed',
    'cancelation',
    'refered',
    'succes(?!s)',
    'neccess',
    'definat',
    'shedule',
    'curren(?!t|c)',
    'balence',
    'ammount',
    'recuring',
  ].join('|'),
  'i',
);

/** The glossary's names: the first column of the table in docs/wire-names.md. */
export function glossaryNames(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, name]) =>
      name === undefined ? [] : (name.match(/[A-Za-z_]+/g) ?? []),
    ),
  );
}

/** Misspelt words of ours: those that are misspelt and in no glossary. */
export function spellingFindings(sources: Sources, glossary: ReadonlySet<string>): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => {
      const named =
        source.path
          .match(/[A-Za-z]+/g)
          ?.filter((word) => misspelt.test(word) && !glossary.has(word))
          .map((word) => finding(source, 0, `Misspelt: ${word}`)) ?? [];
      const words = wordsOf(source).filter(({ word }) => misspelt.test(word) && !glossary.has(word));
      return [...named, ...words.map(({ word, start }) => finding(source, start, `Misspelt: ${word}`))];
    });
}
