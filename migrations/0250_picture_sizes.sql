-- A picture is kept drawn anew: in a size for papers and the screen, and in a small one for lists. What was kept before is
-- 'sent' until the server draws it; what cannot be drawn stays as it was sent and is left out of papers.
alter table upload add column small bytea;
alter table upload add column state text not null default 'sent' check (state in ('sent', 'drawn', 'undrawable'));
create index upload_sent on upload (_id) where state = 'sent';
create index upload_created on upload ("createdAt");

-- A picture goes with the record that let go of it; the database looks for other records that name it.
create index student_photo on student (photo) where photo is not null;
create index certificate_photo on certificate (photo);
