-- Messages (ME): how people want to be written to, the texts that are written again and again, and what was written.
alter table organisation
  add column "defaultLanguage" text not null default 'en'
    constraint "organisation_defaultLanguage_check" check ("defaultLanguage" in ('en', 'es', 'de', 'it', 'ru', 'so', 'ar')),
  add column "smsProvider" text not null default 'none'
    constraint "organisation_smsProvider_check" check ("smsProvider" in ('none', 'generic')),
  add column "smsUrl" text,
  add column "smsMethod" text not null default 'POST'
    constraint "organisation_smsMethod_check" check ("smsMethod" in ('POST', 'GET')),
  add column "smsHeaders" text,
  add column "smsBody" text,
  add column "smsSuccess" text,
  add column "smsSender" text,
  add column "smsPrice" numeric(8, 4) not null default 0
    constraint "organisation_smsPrice_check" check ("smsPrice" between 0 and 1000),
  add column "smsMonthlyLimit" numeric(10, 2)
    constraint "organisation_smsMonthlyLimit_check" check ("smsMonthlyLimit" between 0 and 1000000),
  add column "quietFrom" text not null default '21:00'
    constraint "organisation_quietFrom_check" check ("quietFrom" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column "quietTo" text not null default '07:00'
    constraint "organisation_quietTo_check" check ("quietTo" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

alter table student
  add column language text constraint student_language_check check (language in ('en', 'es', 'de', 'it', 'ru', 'so', 'ar')),
  add column "messageChoice" text not null default 'all'
    constraint "student_messageChoice_check" check ("messageChoice" in ('all', 'needed', 'none'));
alter table customer
  add column language text constraint customer_language_check check (language in ('en', 'es', 'de', 'it', 'ru', 'so', 'ar')),
  add column "messageChoice" text not null default 'all'
    constraint "customer_messageChoice_check" check ("messageChoice" in ('all', 'needed', 'none'));

create table message_template (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "templateName" text not null,
  purpose text not null,
  receivers text not null default 'guardians',
  -- [{language, text}], one for each language at most.
  texts jsonb not null,
  "isAutomatic" boolean not null default false,
  channel text not null default 'sms',
  "isBuiltIn" boolean not null default false,
  constraint message_template_purpose_check
    check (purpose in ('receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement')),
  constraint message_template_receivers_check check (receivers in ('guardians', 'student', 'both')),
  constraint message_template_channel_check check (channel in ('sms', 'email'))
);
create unique index "message_template_templateName_key" on message_template (fold("templateName"));
create index message_template_order on message_template ("createdAt", _id);
-- One template for each purpose can be automatic (ME4).
create unique index "message_template_isAutomatic_key" on message_template (purpose) where "isAutomatic";
call keep_searched('message_template', '{templateName}');

create table message (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid,
  "customerID" uuid,
  channel text not null,
  purpose text not null,
  "messageStatus" text not null,
  text text not null,
  address text not null,
  language text not null,
  parts integer not null,
  cost numeric(12, 4) not null,
  error text,
  -- Null for what went by itself.
  "userID" uuid,
  "sentAt" timestamptz,
  constraint "message_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "message_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "message_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "message_customerID_check" check (num_nonnulls("studentID", "customerID") = 1),
  constraint message_channel_check check (channel in ('sms', 'email', 'whatsapp')),
  constraint message_purpose_check
    check (purpose in ('receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement')),
  constraint "message_messageStatus_check" check ("messageStatus" in ('waiting', 'sent', 'failed', 'opened', 'cancelled')),
  constraint message_language_check check (language in ('en', 'es', 'de', 'it', 'ru', 'so', 'ar')),
  constraint message_parts_check check (parts between 0 and 6),
  constraint message_cost_check check (cost >= 0)
);
create index message_order on message ("createdAt", _id);
create index message_student on message ("studentID", "createdAt") where "studentID" is not null;
create index message_customer on message ("customerID", "createdAt") where "customerID" is not null;
create index message_user on message ("userID");
create index message_unsent on message ("messageStatus", "createdAt") where "messageStatus" in ('waiting', 'failed');
call keep_list_total('message', '{parts,cost}');
call keep_searched('message', '{address,text}');

-- What is still to be sent, and when. A row goes once its message is sent, has failed or is cancelled.
create table message_waiting (
  "messageID" uuid primary key references message (_id),
  "dueAt" timestamptz not null,
  tries integer not null default 0,
  -- When somebody began to hand it over: who dies meanwhile leaves it unknown whether it was sent.
  "begunAt" timestamptz
);
create index message_waiting_due on message_waiting ("dueAt");

-- What was written by itself is written once (ME7): purpose, record, receiver and channel.
create table message_once (
  key text primary key,
  "createdAt" timestamptz not null
);
create index message_once_order on message_once ("createdAt");

-- One row, held by whoever spends on SMS until it is known what was spent, so that two do not pass the limit of a month together.
create table message_turn (one boolean primary key default true check (one));
insert into message_turn default values;

-- Since when the template of a purpose writes by itself: what happened before is not written of.
create table message_automatic (
  purpose text primary key,
  since timestamptz not null
);
