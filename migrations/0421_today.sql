-- What the dashboards tell of a day: complaints that are open, and that somebody wants no first steps any more.
create index complaint_open on complaint ("createdAt") where status <> 'completed';

create table dismissed (
  what text primary key,
  "createdAt" timestamptz not null,
  "userID" uuid constraint "dismissed_userID_fkey" references app_user on delete set null
);
