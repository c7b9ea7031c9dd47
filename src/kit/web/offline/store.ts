import { createStore, type UseStore } from 'idb-keyval';
import { remembered } from '#kit/contract/remembered';
import { storeName } from '#kit/web/call';

const opened = remembered((name) => createStore(name, 'records'));

/**
 * One of this program's IndexedDB stores, in which a write is complete only when it is on the disk. The default durability is 'relaxed', and
 * a phone whose battery runs out loses relaxed writes.
 */
export function lastingStore(name: string): UseStore {
  return (mode, use) =>
    opened(storeName(name))('readonly', (store) => store.transaction.db).then((db) =>
      use(db.transaction('records', mode, { durability: 'strict' }).objectStore('records')),
    );
}
