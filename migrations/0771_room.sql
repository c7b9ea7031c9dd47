-- Where classes are held, and when none is (CL).
create table room (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "roomName" text not null,
  seats integer not null,
  "isShared" boolean not null default false,
  constraint "room_seats_check" check (seats between 1 and 1000)
);
create unique index "room_roomName_key" on room (fold("roomName"));
create index room_order on room ("createdAt", _id);
call keep_searched('room', '{roomName}');

create table holiday (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "holidayName" text not null,
  "startDate" date not null,
  "endDate" date not null,
  constraint "holiday_endDate_check" check ("endDate" between "startDate" and "startDate" + 91)
);
create index holiday_order on holiday ("createdAt", _id);
create index holiday_start on holiday ("startDate", "endDate");
call keep_searched('holiday', '{holidayName}');

alter table school_class
  add column "roomID" uuid,
  add column "meetingLink" text,
  add constraint "school_class_roomID_fkey" foreign key ("roomID") references room (_id),
  add constraint "school_class_roomID_check" check ("roomID" is null or "classShift" = 'offline'),
  add constraint "school_class_meetingLink_check" check ("meetingLink" is null or "classShift" = 'online');
create index school_class_room on school_class ("roomID") where "roomID" is not null;
