-- The activity log is the feed of what changed: the transaction that wrote a line tells which lines became visible since
-- a moment, however long that transaction took (docs/decisions/0007).
alter table activity add column xid xid8;
alter table activity alter column xid set default pg_current_xact_id();
create index activity_xid on activity (xid) where xid is not null;
