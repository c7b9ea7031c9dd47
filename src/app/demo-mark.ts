/**
 * Creates the table that marks a database as the demo; no other database has it. The backup of a demo contains it, so that what is
 * restored from it is a demo again.
 */
export const demoMark = 'create table public.demo (loaded timestamptz not null default now())';
