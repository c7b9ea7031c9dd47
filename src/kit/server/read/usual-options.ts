import { fold } from '#kit/contract/fold';
import { language, retold, t } from '#kit/contract/language';

interface Option {
  readonly _id: string;
  readonly label: string;
}

/** How the choices are read: for a typed text, and those that are stored under one of some names. */
interface Reads {
  readonly typed: (words: string) => Promise<string>;
  readonly called: (names: readonly string[]) => Promise<string>;
}

/**
 * A choice list as JSON, its `usual` names in the language of whoever asks. The database knows the names that are stored: those that
 * are typed as they are shown are translated back here.
 */
export async function usualOptions(read: Reads, typed: string, usual: readonly string[]): Promise<string> {
  if (language() === 'en') return read.typed(typed);
  const wanted = fold(typed).trim();
  const meant = wanted === '' ? [] : usual.filter((name) => fold(t(name)).includes(wanted));
  const [named, found] = await Promise.all([
    meant.length === 0 ? [] : read.called(meant).then(optionsIn),
    read.typed(typed).then(optionsIn),
  ]);
  const options = [...named, ...found.filter(({ _id }) => named.every((one) => one._id !== _id))];
  return JSON.stringify(options.map((one) => ({ ...one, label: retold(one.label, usual) })));
}

function optionsIn(json: string): readonly Option[] {
  return JSON.parse(json);
}
