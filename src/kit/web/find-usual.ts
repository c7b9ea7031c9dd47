import { fold } from '#kit/contract/fold';
import { retold } from '#kit/contract/language';
import type { Option } from './use-options';

/** The entries whose name the program gave and that are called, in the current language, by what is typed. */
export function findUsual(all: readonly Option[], usual: readonly string[], typed: string | number): Option[] {
  const wanted = fold(String(typed));
  return all.filter(({ label }) => usual.includes(label) && fold(retold(label, usual)).includes(wanted));
}
