-- PostgreSQL takes no query as an argument of a call, so that no table could begin to be found by the words of its names any more.
create or replace procedure keep_name_words(source text, name text) language plpgsql set search_path from current as $$
declare
  columns text[];
begin
  update list_kept k set "nameWords" = keep_name_words.name where k.source = keep_name_words.source returning k.searched into columns;
  call keep_searched(source, columns);
end $$;

-- Whoever came to ask is found by the search in the top bar, by name, phone and sound, as all others are (AL19).
call keep_name_words('visitor_note', 'Name');
call keep_sounds('visitor_note', 'Name');
