-- Grades by marks, for classes that have others than the usual ones (GB10).
create table grade_scale (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "scaleName" text not null,
  "passFrom" numeric(5, 2) not null,
  steps jsonb not null,
  constraint "grade_scale_passFrom_check" check ("passFrom" between 0 and 100)
);
create unique index "grade_scale_scaleName_key" on grade_scale (fold("scaleName"));
create index grade_scale_order on grade_scale ("createdAt", _id);
call keep_searched('grade_scale', '{scaleName}');

alter table school_class add column "gradeScaleID" uuid,
  -- Nothing is written to the marks, scores and assessments of a class whose results are locked (GB9).
  add column "resultsLocked" boolean not null default false,
  add constraint "school_class_gradeScaleID_fkey" foreign key ("gradeScaleID") references grade_scale (_id);
create index school_class_scale on school_class ("gradeScaleID") where "gradeScaleID" is not null;
