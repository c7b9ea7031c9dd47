-- Papers that prove themselves (PU): the address under which the organisation is reached, the number of each certificate, and the
-- version of a student's card, which a new card raises; and links, by which somebody is shown one document.
alter table organisation
  add column "publicAddress" text constraint "organisation_publicAddress_check" check ("publicAddress" ~ '^https://[^/]+$');

alter table student
  add column "cardVersion" integer not null default 1 constraint "student_cardVersion_check" check ("cardVersion" between 1 and 1000000);

alter table certificate add column "certificateNo" bigint;
update certificate c set "certificateNo" = n.place
  from (select _id, row_number() over (order by "createdAt", _id) as place from certificate) n where n._id = c._id;
alter table certificate alter column "certificateNo" set not null;
create unique index "certificate_certificateNo_key" on certificate ("certificateNo");
insert into counter (name, last)
  select 'certificate.certificateNo', max("certificateNo") from certificate having max("certificateNo") is not null;

create table link (
  _id uuid primary key,
  "createdAt" timestamptz not null default now(),
  kind text not null constraint link_kind_check check (kind in ('invoice', 'statement')),
  -- The invoice; the student or the customer of a statement. What is there no more is shown no more.
  "recordID" uuid not null,
  code text not null constraint link_code_check check (code ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  "expiresAt" timestamptz not null,
  "revokedAt" timestamptz,
  "seenAt" timestamptz,
  "seenCount" integer not null default 0 constraint "link_seenCount_check" check ("seenCount" >= 0),
  "userID" uuid,
  constraint "link_userID_fkey" foreign key ("userID") references app_user (_id)
);
create unique index link_code_key on link (code);
-- One live link of a record: two who ask at the same time get the same one.
create unique index link_live_key on link (kind, "recordID") where "revokedAt" is null;
create index "link_userID" on link ("userID");
