create table employee (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  name text not null,
  phone text not null,
  gender text not null,
  address text not null,
  "dateOfBirth" date not null,
  "bloodType" text not null,
  "educationalLevel" text not null,
  "departmentWork" text not null,
  "jobTitle" text not null,
  "typeOfworking" text not null,
  "salaryAmount" numeric(12, 2) not null,
  -- A percentage.
  "commissionRate" numeric(5, 2) not null default 0,
  "totalTaskRequired" integer,
  "employeeStatus" text not null default 'Active',
  "userID" uuid,
  constraint "employee_gender_check" check (gender in ('male', 'female')),
  constraint "employee_bloodType_check" check ("bloodType" in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  constraint "employee_educationalLevel_check" check ("educationalLevel" in ('primary', 'High school', 'bachelor', 'master', 'PHD')),
  constraint "employee_typeOfworking_check" check ("typeOfworking" in ('permanent', 'part time', 'temporary')),
  constraint "employee_salaryAmount_check" check ("salaryAmount" >= 0),
  constraint "employee_commissionRate_check" check ("commissionRate" between 0 and 100),
  constraint "employee_totalTaskRequired_check" check ("totalTaskRequired" >= 0),
  constraint "employee_employeeStatus_check" check ("employeeStatus" in ('Active', 'Pending', 'off')),
  constraint "employee_userID_fkey" foreign key ("userID") references app_user (_id)
);
create index employee_order on employee ("createdAt", _id);
create index employee_status on employee ("employeeStatus");
create index employee_user on employee ("userID");
create index employee_name_search on employee using gin (fold(name) public.gin_trgm_ops);
create index employee_phone_search on employee using gin (fold(phone) public.gin_trgm_ops);
create index employee_job_search on employee using gin (fold("jobTitle") public.gin_trgm_ops);
create index employee_department_search on employee using gin (fold("departmentWork") public.gin_trgm_ops);

-- Whose login it is; none in the academy (S§5).
alter table app_user add constraint "app_user_employeeID_fkey" foreign key ("employeeID") references employee (_id);
create index app_user_employee on app_user ("employeeID");
