-- True where the password is the first of a new student, set by somebody who may not see what the portal shows: such a login
-- opens nothing but the choice of a new one. Passwords of old stay what they are.
alter table credential add column "isFirst" boolean not null default false;
