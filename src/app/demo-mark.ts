/**
 * Creates the table that marks a database as the demo: it is there in no other. The backup of a demo holds it, so that
 * what is restored from it is a demo again.
 */
export const demoMark = 'create table public.demo (loaded timestamptz not null default now())';
