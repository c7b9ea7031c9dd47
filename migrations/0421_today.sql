-- That somebody wants no first steps any more. The open complaints of a day have the index of their list's tab.
create table dismissed (
  what text primary key,
  "createdAt" timestamptz not null,
  "userID" uuid constraint "dismissed_userID_fkey" references app_user on delete set null
);
