-- Whoever answers for students: one person with one phone and several children (FA).
create table guardian (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "guardianName" text not null,
  "guardianPhone" text not null,
  email text,
  "guardianAddress" text,
  language text,
  "messageChoice" text not null default 'all',
  "guardianStatus" text not null default 'active',
  "hasLogin" boolean not null default false,
  constraint guardian_language_check check (language in ('en', 'es', 'de', 'it', 'ru', 'so', 'ar')),
  constraint "guardian_messageChoice_check" check ("messageChoice" in ('all', 'needed', 'none')),
  constraint "guardian_guardianStatus_check" check ("guardianStatus" in ('active', 'blocked'))
);
create index guardian_order on guardian ("createdAt", _id);
call keep_searched('guardian', '{guardianName,guardianPhone}');
call keep_name_words('guardian', 'guardianName');
call keep_list_total('guardian');
call keep_phones('guardian', '{guardianPhone}');

-- The children of a guardian, what they are to each other, and what the guardian may see of each.
create table guardian_child (
  _id uuid primary key,
  "guardianID" uuid not null,
  position integer not null,
  "studentID" uuid not null,
  relation text not null,
  access text not null default 'all',
  "consentDate" date,
  constraint "guardian_child_guardianID_fkey" foreign key ("guardianID") references guardian (_id) on delete cascade,
  constraint "guardian_child_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint guardian_child_position_key unique ("guardianID", position),
  constraint "guardian_child_studentID_key" unique ("guardianID", "studentID"),
  constraint guardian_child_relation_check check (relation in ('father', 'mother', 'sibling', 'spouse', 'relative', 'employer', 'other')),
  constraint guardian_child_access_check check (access in ('all', 'fees', 'contact')),
  constraint "guardian_child_consentDate_check" check ("consentDate" is not null or access = 'contact')
);
create index guardian_child_student on guardian_child ("studentID");

-- One guardian a phone, however it was written. No unique index says so: where the country code changes, the forms of all phones
-- are written anew, and two that were different become one.
create function guardian_phone_is_free() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('guardian ' || new."guardianPhoneNormal", 0));
  if exists (select from guardian where "guardianPhoneNormal" = new."guardianPhoneNormal" and _id <> new._id) then
    raise unique_violation using table = 'guardian', constraint = 'guardian_guardianPhone_key';
  end if;
  return new;
end $$;
-- Its name comes after that of the trigger that writes the form.
create trigger guardian_unique_phone before insert or update of "guardianPhone" on guardian
  for each row execute function guardian_phone_is_free();
