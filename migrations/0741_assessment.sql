-- What a class is marked by in a subject: tests and works, each with its weight (GB1).
create table assessment (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "assessmentName" text not null,
  "classID" uuid not null,
  "subjectID" uuid not null,
  "assessmentKind" text not null,
  "maxScore" numeric(6, 2) not null default 100,
  weight integer not null,
  "heldOn" date,
  "resitOf" uuid,
  "assessmentStatus" text not null default 'draft',
  "publishedAt" timestamptz,
  "publishedBy" uuid,
  constraint "assessment_classID_fkey" foreign key ("classID") references school_class (_id),
  constraint "assessment_subjectID_fkey" foreign key ("subjectID") references subject (_id),
  constraint "assessment_resitOf_fkey" foreign key ("resitOf") references assessment (_id),
  constraint "assessment_publishedBy_fkey" foreign key ("publishedBy") references app_user (_id),
  constraint "assessment_assessmentKind_check" check ("assessmentKind" in
    ('assignment', 'quiz', 'test', 'practical', 'project', 'midterm', 'final', 'other')),
  constraint "assessment_maxScore_check" check ("maxScore" between 0.01 and 1000),
  constraint "assessment_weight_check" check (weight between 1 and 100),
  constraint "assessment_assessmentStatus_check" check ("assessmentStatus" in ('draft', 'published')),
  constraint "assessment_publishedAt_check" check (("publishedAt" is null) = ("assessmentStatus" = 'draft'))
);
create unique index "assessment_assessmentName_key" on assessment ("classID", "subjectID", fold("assessmentName"));
create index assessment_order on assessment ("createdAt", _id);
create index assessment_dated on assessment ("heldOn", _id);
create index assessment_subject on assessment ("subjectID");
create index assessment_original on assessment ("resitOf") where "resitOf" is not null;
create index assessment_publisher on assessment ("publishedBy") where "publishedBy" is not null;
call keep_list_total('assessment');
call keep_searched('assessment', '{assessmentName}');

-- What a student reached in an assessment; nothing where nothing was entered.
create table score (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "assessmentID" uuid not null,
  "studentID" uuid not null,
  "scoreStatus" text not null default 'scored',
  score numeric(6, 2),
  remark text,
  reason text,
  "userID" uuid,
  constraint "score_assessmentID_fkey" foreign key ("assessmentID") references assessment (_id),
  constraint "score_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "score_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "score_scoreStatus_check" check ("scoreStatus" in ('scored', 'absent', 'excused')),
  constraint score_score_check check (("scoreStatus" = 'scored') = (score is not null) and coalesce(score, 0) between 0 and 1000)
);
create unique index "score_studentID_key" on score ("assessmentID", "studentID");
create index score_order on score ("createdAt", _id);
create index score_student on score ("studentID");
create index score_user on score ("userID");
call keep_list_total('score');

-- Marks that follow from assessments are written by the server alone (GB6), and the teacher's word on the report card.
alter table mark add column "fromAssessments" boolean not null default false;
alter table enrollment add column remark text;

-- The product of exact numbers: the common denominator by which a mark is reckoned exactly.
create aggregate product (numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');

-- Whether papers and the portal say the rank of a student (GB11).
alter table organisation add column "showRank" boolean not null default true;
