import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, send } from '#kit/web/call';
import { t, words } from '#kit/contract/language';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import type { Column } from '#kit/web/list/column';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant, showNumber } from '#kit/web/show';
import { type Movement, movementKinds, movingDocuments, type StockItemRead } from './movement.contract';
import { stockItem } from './stock.contract';
import styles from './stock.module.css';

/** The page size of the server. */
const pageSize = 25;

/** The movements behind an item's quantity, newest first. */
export function ItemHistory({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { timeZone } = useOrganisation();
  const found = useQuery({
    queryKey: [stockItem.path, 'movements', id, page],
    queryFn: async ({ signal }) => {
      const path = `${stockItem.path}/${id}`;
      const response = await send({ method: 'GET', path, query: { movementsPage: page }, signal });
      const { movements } = await answerOf<StockItemRead>(response);
      return { movements, count: Number(response.headers.get('x-total-count') ?? 0) };
    },
    placeholderData: keepPreviousData,
  });
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />;
  const { movements, count = 0 } = found.data ?? {};
  return (
    <>
      <DataTable
        label={t('Movements')}
        columns={columnsIn(timeZone)}
        rows={movements}
        empty={<EmptyState title={t('Nothing has come or gone yet.')} />}
      />
      {count > pageSize && (
        <div className={styles.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer')}
          </Button>
          <Button variant="default" disabled={page * pageSize >= count} onClick={() => setPage(page + 1)}>
            {t('Older')}
          </Button>
        </div>
      )}
    </>
  );
}

function columnsIn(timeZone: string): Column<Movement>[] {
  return [
    plain(words('Date'), ({ createdAt }) => showInstant(createdAt, timeZone)),
    plain(words('Movement'), ({ kind }) => t(movementKinds[kind])),
    plain(words('Document'), documentOf),
    { ...plain(words('Quantity'), ({ quantity }) => signed(quantity)), align: 'end' },
    { ...plain(words('Stock after'), ({ quantityAfter }) => showNumber(quantityAfter)), align: 'end' },
    plain(words('User'), ({ userID }) => userID?.name ?? ''),
  ];
}

function plain(label: string, value: (row: Movement) => string): Column<Movement> {
  return { id: label, label, value, show: value, align: 'start' };
}

function documentOf({ source }: Movement): string {
  if (source === null) return '';
  const { kind, number } = source;
  return number === null ? t(movingDocuments[kind]) : t('Invoice {number}', { number });
}

/** A number with its sign, with a true minus. */
function signed(quantity: number): string {
  return quantity > 0 ? `+${showNumber(quantity)}` : `−${showNumber(-quantity)}`;
}
