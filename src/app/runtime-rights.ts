import { entities } from './entities';
import { brands } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import type { RuntimeRights } from '#database/runtime-role';

const every: readonly Entity[] = Object.values(entities);

/** The rights on the tables of the role that serves requests; everything else is left to the owner, who runs the migrations. */
export const runtimeRights: RuntimeRights = {
  schemas: brands,
  // Documents are voided instead, numbers are never taken back, and the log stays.
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
