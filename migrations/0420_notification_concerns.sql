-- The record that something is told of: once that is settled, its notifications count as read.
alter table notification add column concerns uuid;
create index notification_concerns on notification (concerns) where not "isRead";
