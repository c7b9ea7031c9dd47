-- Run once in each brand's schema. Columns carry the wire names of the contract.

-- Folds letters for search and order: lower case, accents off. IMMUTABLE by naming the dictionary, so that it can be indexed.
create function fold(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- Numbers people use: a locked row each, for a sequence would leave gaps.
create table counter (
  name text primary key,
  last bigint not null
);

-- Answers kept for a repeated request (client-made _id, Idempotency-Key).
create table replay (
  key text primary key,
  account uuid,
  request text not null,
  -- json, not jsonb: a repeated request is answered to the letter.
  answer json,
  "createdAt" timestamptz not null default now()
);

create table upload (
  _id uuid primary key,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/gif')),
  bytes bytea not null,
  "createdAt" timestamptz not null default now()
);

create table activity (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "userID" uuid,
  "studentID" uuid,
  action text not null,
  resource text not null,
  "recordID" uuid,
  label text,
  address text not null,
  status integer not null,
  before jsonb,
  after jsonb
);
create index activity_newest on activity ("createdAt" desc, _id desc);
create index activity_user on activity ("userID", "createdAt" desc);
create index activity_record on activity ("recordID");
