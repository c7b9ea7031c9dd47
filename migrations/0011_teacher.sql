create table teacher (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "teacherName" text not null,
  "teacherPhone" text not null,
  "teacherGender" text not null check ("teacherGender" in ('male', 'female')),
  "teacherAddress" text not null,
  "educationalLevel" text not null check ("educationalLevel" in ('Phd', 'Master', 'Bachelor', 'Secondary', 'primary')),
  "teacherStatus" text not null default 'active' check ("teacherStatus" in ('active', 'pending')),
  -- Unique over all logins of the brand: the credential says so (A2).
  username text not null
);
create index teacher_order on teacher ("createdAt", _id);
create index teacher_name_search on teacher using gin (fold("teacherName") public.gin_trgm_ops);
create index teacher_phone_search on teacher using gin (fold("teacherPhone") public.gin_trgm_ops);
create index teacher_username_search on teacher using gin (fold(username) public.gin_trgm_ops);
