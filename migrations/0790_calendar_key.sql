-- The addresses under which people have their lessons in a calendar (CL13): one a person, known by its digest alone.
create table calendar_key (
  _id uuid primary key default gen_random_uuid(),
  "userID" uuid,
  "studentID" uuid,
  "guardianID" uuid,
  "keyHash" text not null,
  language text not null,
  "createdAt" timestamptz not null default now(),
  constraint "calendar_key_userID_fkey" foreign key ("userID") references app_user (_id) on delete cascade,
  constraint "calendar_key_studentID_fkey" foreign key ("studentID") references student (_id) on delete cascade,
  constraint "calendar_key_guardianID_fkey" foreign key ("guardianID") references guardian (_id) on delete cascade,
  constraint "calendar_key_owner_check" check (num_nonnulls("userID", "studentID", "guardianID") = 1),
  constraint "calendar_key_userID_key" unique ("userID"),
  constraint "calendar_key_studentID_key" unique ("studentID"),
  constraint "calendar_key_guardianID_key" unique ("guardianID"),
  constraint "calendar_key_keyHash_key" unique ("keyHash")
);
