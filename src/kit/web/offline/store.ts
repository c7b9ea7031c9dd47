import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store of this browser in which a write counts as done only when it is on the disk: the kit's own order to
 * IndexedDB is 'relaxed', and what a phone with an empty battery had relaxed is gone.
 */
export function lastingStore(name: string): UseStore {
  const open = createStore(name, 'records');
  return (mode, use) =>
    open('readonly', (store) => store.transaction.db).then((db) =>
      use(db.transaction('records', mode, { durability: 'strict' }).objectStore('records')),
    );
}
