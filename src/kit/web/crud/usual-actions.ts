import { IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';

/** Opens a row's form. */
export function editAction(run: () => void): RowAction {
  return { label: words('Edit'), icon: IconPencil, run };
}

/** Shows a row as it will be printed. */
export function printAction(run: () => void): RowAction {
  return { label: words('Print'), icon: IconPrinter, run };
}

/** The action that deletes a row, or voids it if the contract says so. */
export function eraseAction({ erase }: Entity, run: () => void): RowAction {
  return { label: erase === 'void' ? words('Void') : words('Delete'), icon: IconTrash, run, tone: 'wrong' };
}
