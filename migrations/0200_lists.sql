-- What tables keep ready for their lists (docs/decisions/0010): how many rows there are with the sums of their money, and
-- the words by which a record is found, folded once where it is written instead of at each search.

-- As figures (0040), a total is the sum of its slots: a write adds to one that nobody holds and never waits.
create table list_total (
  source text not null,
  slot bigint generated always as identity,
  rows bigint not null,
  sums numeric[] not null,
  primary key (source, slot)
) with (fillfactor = 40);

-- What is kept of which table.
create table list_kept (
  source text primary key,
  -- The columns that are summed, in the order of list_total.sums; null where no total is kept.
  sums text[],
  -- Only these rows count.
  live text not null default 'true',
  -- The columns whose text stands in "searched"; null where there is no such column.
  searched text[]
);

-- Every total counted anew from the rows: what the kept ones must be.
create function list_totals_counted() returns table (source text, rows bigint, sums numeric[])
  language plpgsql stable set search_path from current as $$
declare
  kept list_kept;
begin
  for kept in select * from list_kept k where k.sums is not null loop
    return query execute format(
      'select %L::text, count(*), array[%s]::numeric[] from %I where %s',
      kept.source,
      (select string_agg(format('coalesce(sum(%I), 0)', one), ', ' order by place) from unnest(kept.sums) with ordinality u(one, place)),
      kept.source,
      kept.live
    );
  end loop;
end $$;

-- The kept totals, each as the sum of its slots.
create view list_total_kept as
  select
    t.source,
    coalesce(sum(t.rows), 0)::bigint as rows,
    coalesce((
      select array_agg(added.amount order by added.place)
      from (
        select place, sum(amount) as amount
        from list_total s, unnest(s.sums) with ordinality u(amount, place)
        where s.source = t.source group by place
      ) added
    ), '{}') as sums
  from list_total t
  group by t.source;

-- Where kept and counted totals differ; no row while all is well.
create view list_total_difference as
  select
    c.source, coalesce(k.rows, 0) as "keptRows", c.rows as "countedRows",
    coalesce(k.sums, '{}') as "keptSums", c.sums as "countedSums"
  from list_totals_counted() c left join list_total_kept k using (source)
  where coalesce(k.rows, 0) <> c.rows
    or exists (
      select 1 from unnest(c.sums) with ordinality u(amount, place)
      where amount <> coalesce(k.sums[place], 0)
    );

-- Forgets all totals and counts them anew. Their tables must not be written meanwhile.
create procedure fill_list_totals() language sql set search_path from current as $$
  delete from list_total;
  insert into list_total (source, rows, sums) select c.source, c.rows, c.sums from list_totals_counted() c;
$$;

-- Keeps, from now on, how many live rows a table has and what these columns of it come to.
create procedure keep_list_total(source text, sums text[] default '{}', live text default 'true')
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
    trigger_name := format('list_total_%s_%s', source, written);
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
end $$;

-- Keeps the folded text of these columns in "searched", a line each: no word of a search holds a line's end.
create procedure keep_searched(source text, columns text[]) language plpgsql set search_path from current as $$
declare
  own text := quote_ident(current_schema());
begin
  execute format(
    'alter table %1$s.%2$I add column searched text not null generated always as (%1$s.fold(%3$s)) stored',
    own, source,
    (select string_agg(format('replace(coalesce(%I::text, ''''), chr(10), '' '')', one), ' || chr(10) || ' order by place) from unnest(columns) with ordinality u(one, place)));
  execute format('create index %I on %s.%I using gin (searched public.gin_trgm_ops)', source || '_searched', own, source);
  insert into list_kept (source, searched) values (source, columns)
    on conflict on constraint list_kept_pkey do update set searched = excluded.searched;
end $$;

call keep_list_total('student');
call keep_list_total('enrollment', '{Amount}');
call keep_list_total('mark');
call keep_list_total('attendance');
call keep_list_total('customer');
call keep_list_total('visitor_note');
-- A voided document counts in no sum (R 5.2), and stands in no list that does not ask for it.
call keep_list_total('fee', '{feeAmount,feePaid,feeBalance}', '"voidedAt" is null');
call keep_list_total('fee_receipt', '{AmountPaid}', '"voidedAt" is null');
call keep_list_total('money_transaction', '{amount}', '"voidedAt" is null');
call keep_list_total('payroll', '{Amount}', '"voidedAt" is null');
call keep_list_total('invoice', '{discount,subTotal,Total,amountPaid,balance}', '"voidedAt" is null');
call keep_list_total('invoice_receipt', '{amountPaid}', '"voidedAt" is null');
call keep_list_total('service', '{servicePrice,AmountPaid,Balance}', '"voidedAt" is null');
call keep_list_total('service_receipt', '{AmountPaid}', '"voidedAt" is null');
call keep_list_total('purchase', '{purchasePrice,salingPrice,Amount}', '"voidedAt" is null');
-- The triggers hold the tables until the migration is through: nothing is written between them and this count.
call fill_list_totals();
