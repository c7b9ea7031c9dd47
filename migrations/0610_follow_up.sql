-- What was said to or by somebody who owes, one row for each call, visit or message (ME12).
create table follow_up (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid,
  "customerID" uuid,
  channel text not null,
  outcome text not null,
  said text,
  "promiseDate" date,
  "nextDate" date,
  -- What was open at that moment.
  "amountOpen" numeric(14, 2) not null,
  "userID" uuid,
  -- The message for which it stands.
  "messageID" uuid,
  constraint "follow_up_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "follow_up_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "follow_up_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "follow_up_messageID_fkey" foreign key ("messageID") references message (_id),
  constraint "follow_up_messageID_check" check (("messageID" is not null) = (outcome = 'sent')),
  constraint "follow_up_studentID_check" check (num_nonnulls("studentID", "customerID") = 1),
  constraint follow_up_channel_check check (channel in ('call', 'visit', 'whatsapp', 'sms', 'email')),
  constraint follow_up_outcome_check check (outcome in ('reached', 'noAnswer', 'wrongNumber', 'promised', 'refused', 'sent')),
  constraint follow_up_said_check check (said is not null or outcome in ('noAnswer', 'wrongNumber', 'sent')),
  constraint "follow_up_promiseDate_check" check (("promiseDate" is not null) = (outcome = 'promised')),
  constraint "follow_up_amountOpen_check" check ("amountOpen" >= 0)
);
create index follow_up_order on follow_up ("createdAt", _id);
create index follow_up_student on follow_up ("studentID") where "studentID" is not null;
create index follow_up_customer on follow_up ("customerID") where "customerID" is not null;
create index follow_up_user on follow_up ("userID");
create unique index "follow_up_messageID_key" on follow_up ("messageID") where "messageID" is not null;
-- The newest of each person by which somebody spoke, whatever kind of person it is.
create index follow_up_newest on follow_up (coalesce("studentID", "customerID"), "createdAt" desc, _id desc)
  where outcome <> 'sent';
create index follow_up_promise on follow_up ("promiseDate") where "promiseDate" is not null;
create index follow_up_next on follow_up ("nextDate", "userID") where "nextDate" is not null;
call keep_searched('follow_up', '{said}');
call keep_list_total('follow_up', '{amountOpen}');
