create table role (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text not null,
  permissions jsonb not null default '[]',
  "builtIn" boolean not null default false,
  "userRole" text not null generated always as (role) stored
);
-- Made before the exact one, so that a second use of a name is told as what it is.
create unique index "role_role_key" on role (lower(role));
alter table role add constraint role_name_exact unique (role);
create index role_order on role ("createdAt", _id);

create table app_user (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  name text not null,
  phone text not null,
  username text not null,
  "userType" text not null,
  status boolean not null default true,
  "employeeID" uuid,
  "teacherID" uuid,
  -- The role's menu entries, kept in step by triggers: shown only, rights are read from the role.
  permissions jsonb not null default '[]',
  "lastLoginAt" timestamptz,
  "fullName" text not null generated always as (name) stored,
  constraint "app_user_userType_fkey" foreign key ("userType") references role (role) on update cascade
);
create unique index "app_user_username_key" on app_user (username);
create unique index "app_user_teacherID_key" on app_user ("teacherID");
create index app_user_order on app_user ("createdAt", _id);
create index app_user_type on app_user ("userType");
create index app_user_search on app_user using gin (fold(name) public.gin_trgm_ops, fold(username) public.gin_trgm_ops, fold(phone) public.gin_trgm_ops);

create function user_permissions() returns trigger language plpgsql set search_path from current as $$
begin
  new.permissions := coalesce((select role.permissions from role where role.role = new."userType"), '[]');
  return new;
end $$;
create trigger user_permissions before insert or update of "userType" on app_user
  for each row execute function user_permissions();

create function role_permissions() returns trigger language plpgsql set search_path from current as $$
begin
  update app_user set permissions = new.permissions where "userType" = new.role;
  return null;
end $$;
create trigger role_permissions after update of permissions on role
  for each row execute function role_permissions();

-- Every login of the brand, of users and students alike: one name space (A2).
create table credential (
  username text primary key check (username = lower(username)),
  "ownerKind" text not null check ("ownerKind" in ('user', 'student')),
  "ownerID" uuid not null,
  -- argon2id; null until the owner chooses a password through the reset.
  "passwordHash" text,
  "changedAt" timestamptz not null default now(),
  unique ("ownerKind", "ownerID")
);
