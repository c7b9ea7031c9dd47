import { course } from './features/academy/course/course.contract';
import type { TablesOf } from './kit/server/tables';

/** Every entity, one line each. */
export const entities = {
  course,
} as const;

/** Every table, by name; the types of all SQL. */
export type Tables = TablesOf<typeof entities>;
