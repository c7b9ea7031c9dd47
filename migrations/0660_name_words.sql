-- Whoever is searched by name is found by the name's own words: what stands in logins, phones and other fields of "searched" would
-- have to be looked through and thrown away.
alter table list_kept add column "nameWords" text;

-- Keeps an index of the words of a name, which is one of the lines of "searched"; a space before the first lets it be found as the others.
create procedure keep_name_words(source text, name text) language plpgsql set search_path from current as $$
declare
  line integer := (select array_position(k.searched, keep_name_words.name) from list_kept k where k.source = keep_name_words.source);
begin
  execute format('create index %I on %I.%I using gin (('' '' || split_part(searched, chr(10), %s)) public.gin_trgm_ops)',
    source || '_name_words', current_schema(), source, line);
  update list_kept k set "nameWords" = keep_name_words.name where k.source = keep_name_words.source;
end $$;

call keep_name_words('student', 'studentName');
call keep_name_words('teacher', 'teacherName');
call keep_name_words('school_class', 'className');
call keep_name_words('employee', 'name');
call keep_name_words('customer', 'name');
call keep_name_words('supplier', 'name');
