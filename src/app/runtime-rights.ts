import { entities } from './entities';
import { brands } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import type { RuntimeRights } from '#database/runtime-role';

const every: readonly Entity[] = Object.values(entities);

/** What the database role that serves requests may do with the tables; only the owner, which runs the migrations, may do the rest. */
export const runtimeRights: RuntimeRights = {
  schemas: brands,
  // Documents are voided, numbers never taken back, and what was written stays.
  undeleted: [
    ...every.filter(({ erase }) => erase === 'void').map(({ table }) => table),
    'counter',
    'organisation',
    'message',
    'message_turn',
    'activity_chain',
  ],
  appended: ['activity', 'activity_seal', 'shared_id'],
  read: ['migration', 'migration_lock', 'installation', 'figure_source', 'list_kept'],
};
