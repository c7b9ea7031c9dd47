create table visitor_note (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "Name" text not null,
  phone text not null,
  "Address" text not null,
  "Course" text not null,
  "Days" text not null,
  "Description" text not null,
  "dateVisit" date,
  "userID" uuid constraint "visitor_note_userID_fkey" references app_user
);
create index visitor_note_order on visitor_note ("createdAt", _id);
-- The order in which the table opens.
create index visitor_note_name_order on visitor_note (fold("Name"), _id);
create index visitor_note_user on visitor_note ("userID");
create index visitor_note_name_search on visitor_note using gin (fold("Name") public.gin_trgm_ops);
create index visitor_note_phone_search on visitor_note using gin (fold(phone) public.gin_trgm_ops);
create index visitor_note_address_search on visitor_note using gin (fold("Address") public.gin_trgm_ops);
create index visitor_note_course_search on visitor_note using gin (fold("Course") public.gin_trgm_ops);
create index visitor_note_description_search on visitor_note using gin (fold("Description") public.gin_trgm_ops);
