import { createStore, type UseStore } from 'idb-keyval';

/**
 * An IndexedDB store in which a write is complete only when it is on the disk. The default durability is 'relaxed', and
 * a phone whose battery runs out loses relaxed writes.
 */
export function lastingStore(name: string): UseStore {
  const open = createStore(name, 'records');
  return (mode, use) =>
    open('readonly', (store) => store.transaction.db).then((db) =>
      use(db.transaction('records', mode, { durability: 'strict' }).objectStore('records')),
    );
}
