-- Somali and English spellings of a name find each other by how its words sound. src/kit/rules/sound.ts is the same rule.
create function sounds_of(name text) returns text[]
  language sql immutable parallel safe
  return array_remove(string_to_array(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(replace(translate(regexp_replace(regexp_replace(regexp_replace(replace(
    replace(replace(
      ' ' || trim(regexp_replace(fold(name), '[^a-z]+', ' ', 'g')) || ' ',
      'ph', 'f'),
      'dj', 'j'),
      'ck', 'k'),
      's?ch', 'S', 'g'),
      ' [uo]thman(?= )', ' osman', 'g'),
      ' c?[iu]smaa?n(?= )', ' osman', 'g'),
      'xqgptvzc', 'hkkbdfs'),
      'sh', 'S'),
      '([kd])h', '\1', 'g'),
      '([a-zS])\1+', '\1', 'g'),
      ' abd[aeiou]?l?(?=[bdfhjkmnrswyS])', ' abdu', 'g'),
      ' abd[aeiou]l?a(?=si)', ' abdua', 'g'),
      ' s[aeou]l[aeiy]+[mb]an(?= )', ' suliman', 'g'),
      ' m[aou]h[aou]?m', ' mahm', 'g'),
      'm[ou]+d(?= )', 'mWd', 'g'),
      ' da[ou]+d(?= )', ' dawud', 'g'),
      'a[uw](?![aeiouy])', 'o', 'g'),
      'w(?![aeiouy])', '', 'g'),
      '([aeiouy])h(?= )', '\1', 'g'),
      'm(?= )', 'n', 'g'),
      ' y', ' Y'),
      ' [aei]', ' A', 'g'),
      ' [ou]', ' O', 'g'),
      ' ([^aeiouAO ]+)[ou][aeiouy]*(?! )', ' \1U', 'g'),
      '([^ ])[aeiouy]+(?= )', '\1V', 'g'),
      '[aeiouy]+', '', 'g'),
    ' '), '');

alter table list_kept add column sounds text;

-- Keeps, from now on, the sounds of a person's name in "sounds", by which an index finds whole words.
create procedure keep_sounds(source text, name text) language plpgsql set search_path from current as $$
declare
  has_rows boolean;
begin
  execute format(
    'alter table %1$I.%2$I add column sounds text[] not null generated always as (%1$I.sounds_of(%3$I)) stored',
    current_schema(), source, name);
  execute format('create index %I on %I.%I using gin (sounds)', source || '_sounds', current_schema(), source);
  insert into list_kept (source, sounds) values (source, name)
    on conflict on constraint list_kept_pkey do update set sounds = excluded.sounds;
  execute format('select exists (select from %I)', source) into has_rows;
  if has_rows then execute format('analyze %I', source); end if;
end $$;

call keep_sounds('student', 'studentName');
call keep_sounds('teacher', 'teacherName');
call keep_sounds('guardian', 'guardianName');
call keep_sounds('employee', 'name');
call keep_sounds('customer', 'name');
call keep_sounds('supplier', 'name');
