import type { Language } from '#kit/contract/language';

/** The first of the preferred languages, as a browser writes them ('so', 'pt-BR'), that is offered; English if none is. */
export function firstOffered(wishes: readonly string[], offered: readonly Language[]): Language {
  const plain = wishes.map((wish) => wish.toLowerCase().split('-')[0]);
  const [found = 'en'] = plain.flatMap((wish) => offered.filter((one) => one === wish));
  return found;
}
