import { fold } from '#kit/contract/fold';
import { asSent } from '#kit/contract/as-sent';
import { kindOf } from '#kit/contract/kinds';
import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { unguarded } from '#kit/server/read/formula-guard';
import { type Cell, isFilled } from './file-rows';

/**
 * A cell as the value that JSON would carry for the field; undefined if it is empty. What fits no rule is returned
 * unchanged, for the contract to refuse.
 */
export function cellValue(field: Field, cell: Cell | undefined): unknown {
  if (cell === undefined || !isFilled(cell)) return undefined;
  if (field.kind === 'password') return typeof cell === 'string' ? cell : cellText(cell);
  if (field.kind === 'choice') return choiceOf(field, cellText(cell));
  if (field.kind === 'choices')
    return cellText(cell)
      .split(/[,;|]/)
      .map((word) => choiceOf(field, word.trim()))
      .filter(Boolean);
  if (field.kind === 'flag') return flagOf(cell);
  if (field.kind === 'time' && cell instanceof Date) return cell.toISOString().slice(11, 16);
  if (field.kind === 'month' && cell instanceof Date) return cell.toISOString().slice(0, 7);
  if (!kindOf(field).counts) return cellText(cell);
  return typeof cell === 'number' ? cell : asSent(field, cellText(cell));
}

/** A cell as people read it. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return unguarded(String(cell).trim()).trim();
}

function choiceOf(field: Field, text: string): string {
  const wanted = fold(text);
  const found = Object.entries(field.choices ?? {}).find(([value, label]) =>
    [value, label, t(label)].some((word) => fold(word) === wanted),
  );
  return found?.[0] ?? text;
}

function flagOf(cell: Cell): unknown {
  if (typeof cell === 'boolean') return cell;
  const text = cellText(cell).toLowerCase();
  if (['1', 'true', 'yes', t('Yes').toLowerCase()].includes(text)) return true;
  if (['0', 'false', 'no', t('No').toLowerCase()].includes(text)) return false;
  return text;
}
