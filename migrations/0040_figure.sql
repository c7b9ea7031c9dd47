-- The figures of the dashboard: counts and sums of rows, kept in the very transaction that writes the rows, so that a
-- dashboard is right after every write and reads a handful of rows, however many there are. docs/decisions/0005.

-- A figure is the sum of its slots. A write adds to a slot that no other write holds, and makes one where all are held:
-- it never waits for another one, and so never hangs in a ring with the locks that the two hold besides.
create table figure (
  name text not null,
  -- What the rows are grouped by, '' for all: a status, 'income 2026-03'.
  part text not null,
  slot bigint generated always as identity,
  rows bigint not null,
  amount numeric not null,
  primary key (name, part, slot)
) with (fillfactor = 40);

-- How often each key stands in a part, for figures that count different keys (students, not enrollments).
create table figure_key (
  name text not null,
  part text not null,
  key uuid not null,
  rows bigint not null,
  primary key (name, part, key)
) with (fillfactor = 80);

-- What each figure is made of: expressions over a row of its table.
create table figure_source (
  name text primary key,
  source text not null,
  part text not null,
  amount text not null,
  live text not null,
  -- The uuid column whose different values are counted instead of rows.
  each text
);

-- Every figure counted anew from the rows: what the kept ones must be.
create function figures_counted() returns table (name text, part text, rows bigint, amount numeric)
  language plpgsql stable set search_path from current as $$
declare
  kept figure_source;
begin
  for kept in select * from figure_source loop
    return query execute format(
      'select %L::text, (%s)::text, %s::bigint, %s from %I where %s group by 2',
      kept.name,
      kept.part,
      coalesce('count(distinct ' || quote_ident(kept.each) || ')', 'count(*)'),
      case when kept.each is null then format('coalesce(sum(%s), 0)::numeric', kept.amount) else '0::numeric' end,
      kept.source,
      kept.live
    );
  end loop;
end $$;

-- Where kept and counted figures differ; no row while all is well.
create view figure_difference as
  select
    name, part,
    coalesce(k.rows, 0) as "keptRows", coalesce(c.rows, 0) as "countedRows",
    coalesce(k.amount, 0) as "keptAmount", coalesce(c.amount, 0) as "countedAmount"
  from (select name, part, sum(rows) as rows, sum(amount) as amount from figure group by name, part) k
  full join figures_counted() c using (name, part)
  where coalesce(k.rows, 0) <> coalesce(c.rows, 0) or coalesce(k.amount, 0) <> coalesce(c.amount, 0);

-- Forgets a figure and counts it anew. Its table must not be written meanwhile.
create procedure fill_figure(wanted text) language plpgsql set search_path from current as $$
declare
  kept figure_source;
begin
  select * into strict kept from figure_source where figure_source.name = wanted;
  delete from figure where figure.name = wanted;
  delete from figure_key where figure_key.name = wanted;
  if kept.each is not null then
    execute format(
      'insert into figure_key (name, part, key, rows) select %L, (%s)::text, %I, count(*) from %I where %s group by 2, 3',
      wanted, kept.part, kept.each, kept.source, kept.live
    );
  end if;
  insert into figure (name, part, rows, amount)
    select c.name, c.part, c.rows, c.amount from figures_counted() c where c.name = wanted;
end $$;

-- Keeps a figure of a table from now on: its rows by part, those that are `live` alone, with the sum of `amount`; or,
-- with `each`, how many different values of that uuid column they have. One statement moves it once, however many rows it writes.
create procedure keep_figure(
  name text, source text, part text default '''''', amount text default '0', live text default 'true', each text default null
) language plpgsql set search_path from current as $$
declare
  own text := quote_ident(current_schema());
  came text := format('select (%s)::text as part, %s as key, 1 as rows, (%s) as amount from came where %s', part, coalesce(quote_ident(each), 'null::uuid'), amount, live);
  went text := format('select (%s)::text as part, %s as key, -1 as rows, -(%s) as amount from went where %s', part, coalesce(quote_ident(each), 'null::uuid'), amount, live);
  written text;
  moves text;
  trigger_name text;
begin
  insert into figure_source values (name, source, part, amount, live, each);
  foreach written in array array['insert', 'update', 'delete'] loop
    -- What counts all rows alike is not moved by a change of one.
    continue when written = 'update' and part = '''''' and amount = '0' and live = 'true' and each is null;
    moves := case written when 'insert' then came when 'delete' then went else came || ' union all ' || went end;
    if each is null then
      moves := format(
        'select part, sum(rows) as rows, sum(amount) as amount from (%s) all_rows group by part
          having sum(rows) <> 0 or sum(amount) <> 0 order by part', moves);
    else
      moves := format(
        'with moves as (
           select part, key, sum(rows) as rows from (%1$s) all_rows group by part, key having sum(rows) <> 0
         ), kept as (
           insert into %2$s.figure_key as k (name, part, key, rows)
           select %3$L, part, key, rows from moves order by part, key
           on conflict (name, part, key) do update set rows = k.rows + excluded.rows
           returning part, key, rows
         )
         select part, sum((kept.rows > 0)::integer - (kept.rows > moves.rows)::integer) as rows, 0 as amount
         from kept join moves using (part, key) group by part
         having sum((kept.rows > 0)::integer - (kept.rows > moves.rows)::integer) <> 0 order by part',
        moves, own, name);
    end if;
    trigger_name := format('figure_%s_%s', name, written);
    execute format(
      'create function %1$s.%2$I() returns trigger language plpgsql as $trigger$
       declare
         move record;
       begin
         for move in %3$s loop
           update %1$s.figure f set rows = f.rows + move.rows, amount = f.amount + move.amount
           where f.name = %4$L and f.part = move.part and f.slot = (
             select free.slot from %1$s.figure free where free.name = %4$L and free.part = move.part
             order by free.slot limit 1 for update skip locked
           );
           if not found then
             insert into %1$s.figure (name, part, rows, amount) values (%4$L, move.part, move.rows, move.amount);
           end if;
         end loop;
         return null;
       end $trigger$',
      own, trigger_name, moves, name);
    execute format(
      'create trigger %1$I after %2$s on %3$s.%4$I %5$s for each statement execute function %3$s.%1$I()',
      trigger_name,
      written,
      own,
      source,
      case written
        when 'insert' then 'referencing new table as came'
        when 'delete' then 'referencing old table as went'
        else 'referencing new table as came old table as went'
      end);
  end loop;
  -- The triggers hold the table until the migration is through: nothing is written between them and this count.
  call fill_figure(name);
end $$;

call keep_figure('student', 'student', part => '"studentStatus"');
call keep_figure('user', 'app_user');
call keep_figure('teacher', 'teacher');
call keep_figure('class', 'school_class');
call keep_figure('course', 'course');
-- Voided rows never count (C1). A transaction counts in the month of its date.
call keep_figure(
  'transaction', 'money_transaction',
  part => '"transectionType" || to_char(date, '' YYYY-MM'')', amount => 'amount', live => '"voidedAt" is null'
);
call keep_figure('fee', 'fee', amount => '"feeBalance"', live => '"voidedAt" is null');
call keep_figure('fee_receipt', 'fee_receipt', amount => '"AmountPaid"', live => '"voidedAt" is null');
call keep_figure(
  'student_enrolled', 'enrollment', live => '"enrolledStatus" in (''active'', ''pending'', ''waiting'')', each => 'studentID'
);
call keep_figure(
  'student_enrolled_in_month', 'enrollment', part => 'to_char("enrolledDate", ''YYYY-MM'')', each => 'studentID'
);
