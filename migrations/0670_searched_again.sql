-- A table is searched by one field more: its folded text is made anew, in one rewrite, and the index of its names with it.
create or replace procedure keep_searched(source text, columns text[]) language plpgsql set search_path from current as $$
declare
  own text := quote_ident(current_schema());
  known_by text := (select k."nameWords" from list_kept k where k.source = keep_searched.source);
begin
  execute format(
    'alter table %1$s.%2$I drop column if exists searched,
       add column searched text not null generated always as (%1$s.fold(%3$s)) stored',
    own, source,
    (select string_agg(format('replace(coalesce(%I::text, ''''), chr(10), '' '')', one), ' || chr(10) || ' order by place) from unnest(columns) with ordinality u(one, place)));
  execute format('create index %I on %s.%I using gin (searched public.gin_trgm_ops)', source || '_searched', own, source);
  insert into list_kept (source, searched) values (source, columns)
    on conflict on constraint list_kept_pkey do update set searched = excluded.searched;
  if known_by is not null then call keep_name_words(source, known_by); end if;
end $$;

-- Users were searched by four fields of which three had an index, so that every search read all of them.
drop index app_user_search;
call keep_searched('app_user', '{name,username,phone,userType}');
call keep_searched('role', '{role}');
