import { fold } from '#kit/contract/fold';
import { language, retold } from '#kit/contract/language';

interface Option {
  readonly _id: string;
  readonly label: string;
}

/**
 * A choice list as JSON, its `usual` names in the language of whoever asks. The database knows the names that are stored: those that
 * are typed as they are shown are looked for here. `read` answers the choices for a typed text.
 */
export async function usualOptions(
  read: (typed: string) => Promise<string>,
  typed: string,
  usual: readonly string[],
): Promise<string> {
  if (language() === 'en') return read(typed);
  const found = optionsIn(await read(typed));
  const wanted = fold(typed);
  const all = wanted === '' ? [] : optionsIn(await read(''));
  const named = all.filter(({ label }) => usual.includes(label) && fold(retold(label, usual)).includes(wanted));
  const options = [...named, ...found.filter(({ _id }) => named.every((one) => one._id !== _id))];
  return JSON.stringify(options.map((one) => ({ ...one, label: retold(one.label, usual) })));
}

function optionsIn(json: string): readonly Option[] {
  return JSON.parse(json);
}
