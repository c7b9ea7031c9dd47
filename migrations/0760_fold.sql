-- Names are found as people spell them: one way to write what Arabic and Latin letters write in several, without apostrophes, and
-- what a hyphen joins together and apart. src/kit/contract/fold.ts is the same rule.

-- What was one name before stays the only one: names that are equal from now on may both be there already.
create function fold_exact(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- Not strict: a strict function with a case is called for each row instead of being written into the statement. Null is null all the same.
create or replace function fold(words text) returns text
  language sql immutable parallel safe
  return case
    -- Most text is of these letters alone.
    when octet_length(words) = length(words) then lower(translate(words, '''`-', ''))
    else replace(replace(replace(replace(
      lower(translate(
        regexp_replace(
          normalize(replace(words, U&'\00b4', ''), nfkd),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb''`\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0294\u0295\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\u2010-\u2012\u2212-]',
          '', 'g'),
        U&'\0671\0649\06cc\0629\06d5\06c3\06c1\06be\06a9\0660\06f0\0661\06f1\0662\06f2\0663\06f3\0664\06f4\0665\06f5\0666\06f6\0667\06f7\0668\06f8\0669\06f9\0181\0253\0110\0111\00d0\00f0\018a\0257\0126\0127\0131\0141\0142\00d8\00f8\0166\0167\03c2',
        U&'\0627\064a\064a\0647\0647\0647\0647\0647\064300112233445566778899bbddddddhhilloott\03c3')),
      U&'\00e6', 'ae'), U&'\0153', 'oe'), U&'\00df', 'ss'), U&'\00fe', 'th')
  end;

-- A name, and once more with what hyphens join in it apart, so that each part of it begins a word.
create function apart(name text) returns text
  language sql immutable parallel safe
  return case when name ~ '\S[-\u2010\u2011]\S' then name || ' ' || translate(name, U&'-\2010\2011', '   ') else name end;

create or replace procedure keep_searched(source text, columns text[]) language plpgsql set search_path from current as $$
declare
  own text := quote_ident(current_schema());
  known_by text := (select k."nameWords" from list_kept k where k.source = keep_searched.source);
begin
  execute format(
    'alter table %1$s.%2$I drop column if exists searched,
       add column searched text not null generated always as (%1$s.fold(%3$s)) stored',
    own, source,
    (select string_agg(
       format(case when one = known_by then '%2$s.apart(%1$s)' else '%1$s' end, format('replace(coalesce(%I::text, ''''), chr(10), '' '')', one), own),
       ' || chr(10) || ' order by place)
     from unnest(columns) with ordinality u(one, place)));
  execute format('create index %I on %s.%I using gin (searched public.gin_trgm_ops)', source || '_searched', own, source);
  insert into list_kept (source, searched) values (source, columns)
    on conflict on constraint list_kept_pkey do update set searched = excluded.searched;
  if known_by is not null then
    execute format('create index %I on %s.%I using gin (('' '' || split_part(searched, chr(10), %s)) public.gin_trgm_ops)',
      source || '_name_words', own, source, array_position(columns, known_by));
  end if;
end $$;

create or replace procedure keep_name_words(source text, name text) language plpgsql set search_path from current as $$
begin
  update list_kept k set "nameWords" = keep_name_words.name where k.source = keep_name_words.source;
  call keep_searched(source, (select k.searched from list_kept k where k.source = keep_name_words.source));
end $$;

-- All that was folded before is folded anew: a table that is searched is rewritten, with every index.
do $$
declare
  known record;
  has_rows boolean;
begin
  for known in
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and i.indisunique and pg_get_indexdef(i.indexrelid) ~ '\mfold\('
  loop
    execute format('drop index %I', known.name);
    execute regexp_replace(known.definition, '\mfold\(', 'fold_exact(', 'g');
  end loop;
  for known in select k.source, k.searched from list_kept k where k.searched is not null loop
    call keep_searched(known.source, known.searched);
    -- What the planner assumes of a new table holds until it has rows.
    execute format('select exists (select from %I)', known.source) into has_rows;
    if has_rows then execute format('analyze %I', known.source); end if;
  end loop;
end $$;
