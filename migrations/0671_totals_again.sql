-- The totals of a list can be said anew, where its table gets an amount more: what kept them goes, and they are counted.
create or replace procedure keep_list_total(source text, sums text[] default '{}', live text default 'true')
  language plpgsql set search_path from current as $$
declare
  own text := quote_ident(current_schema());
  each text := coalesce((select string_agg(format('coalesce(sum(%I), 0)', one), ', ' order by place) from unnest(sums) with ordinality u(one, place)), '');
  came text := format('select count(*) as rows, array[%s]::numeric[] as sums from came where %s', each, live);
  went text := format('select -count(*) as rows, array[%s]::numeric[] as sums from went where %s', replace(each, 'coalesce(sum', '-coalesce(sum'), live);
  moves text;
  written text;
  trigger_name text;
begin
  insert into list_kept (source, sums, live) values (source, sums, live)
    on conflict on constraint list_kept_pkey do update set sums = excluded.sums, live = excluded.live;
  foreach written in array array['insert', 'update', 'delete'] loop
    trigger_name := format('list_total_%s_%s', source, written);
    execute format('drop function if exists %s.%I() cascade', own, trigger_name);
    -- What counts all rows alike is not moved by a change of one.
    continue when written = 'update' and sums = '{}' and live = 'true';
    moves := case written
      when 'insert' then came
      when 'delete' then went
      else format(
        'select c.rows + w.rows as rows, array[%s]::numeric[] as sums from (%s) c, (%s) w',
        (select string_agg(format('c.sums[%1$s] + w.sums[%1$s]', place), ', ' order by place) from unnest(sums) with ordinality u(one, place)),
        came, went
      )
    end;
    execute format(
      'create function %1$s.%2$I() returns trigger language plpgsql as $trigger$
       declare
         move record;
       begin
         %3$s
         -- Most changes of a row touch nothing that is summed.
         if move.rows = 0 and 0 = all (move.sums) then return null; end if;
         update %1$s.list_total t set rows = t.rows + move.rows, sums = array[%5$s]::numeric[]
         where t.source = %4$L and t.slot = (
           select free.slot from %1$s.list_total free where free.source = %4$L
           order by free.slot limit 1 for update skip locked
         );
         if not found then
           insert into %1$s.list_total (source, rows, sums) values (%4$L, move.rows, move.sums);
         end if;
         return null;
       end $trigger$',
      own, trigger_name,
      moves || ' into move;',
      source,
      (select string_agg(format('t.sums[%1$s] + move.sums[%1$s]', place), ', ' order by place) from unnest(sums) with ordinality u(one, place)));
    execute format(
      'create trigger %1$I after %2$s on %3$s.%4$I %5$s for each statement execute function %3$s.%1$I()',
      trigger_name, written, own, source,
      case written
        when 'insert' then 'referencing new table as came'
        when 'delete' then 'referencing old table as went'
        else 'referencing new table as came old table as went'
      end);
  end loop;
  -- The triggers hold the table until the migration is through: nothing is written between them and this count.
  delete from list_total t where t.source = keep_list_total.source;
  execute format('insert into list_total (source, rows, sums) select %L, count(*), array[%s]::numeric[] from %s.%I where %s',
    source, each, own, source, live);
end $$;
