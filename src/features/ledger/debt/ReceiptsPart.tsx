import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { Column } from '#kit/web/list/column';
import type { Screen } from '#house/menu/menu.contract';
import { ListPart } from '#house/page/ListPart';
import type { Narrowing } from '#house/page/part-list';

interface Props<E extends Entity> {
  readonly entity: E;
  readonly screen: Screen;
  /** A sentence of the catalogue. */
  readonly title: string;
  readonly narrowed: Narrowing;
  readonly columns: readonly Column<Got<E>>[];
  /** A receipt as it will be printed. */
  readonly renderPrinted: (id: string) => ReactNode;
}

/** The receipts of the person whom the page is about, the newest first; a row opens its receipt. */
export function ReceiptsPart<E extends Entity>({ renderPrinted, ...list }: Props<E>) {
  const [printed, setPrinted] = useState<string>();
  return (
    <>
      <ListPart
        {...list}
        order="-receiptNo"
        onOpen={({ _id }) => setPrinted(_id)}
        actions={({ _id }) => [
          { label: words('Print'), icon: IconPrinter, run: () => setPrinted(_id), main: t('Print') },
        ]}
        empty={words('Nothing has been paid yet.')}
      />
      <LazyFormDialog
        title={t('Receipt')}
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        shape="drawer"
      >
        {() => printed !== undefined && renderPrinted(printed)}
      </LazyFormDialog>
    </>
  );
}
