-- Numbers that were set aside for an import before it writes its rows, so that nobody waits for its counter (decision 0011). What the import
-- uses goes with its commit; what stays explains a gap: the import was broken off while others took numbers after its own.
create table reserved_number (
  _id uuid primary key,
  sequence text not null,
  first bigint not null,
  last bigint not null check (last >= first),
  "createdAt" timestamptz not null default now()
);
create index reserved_number_sequence on reserved_number (sequence, first);
