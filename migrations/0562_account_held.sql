-- The same in less: what is dated later, mostly nothing, is taken off the sum of all months. The body names no search path, so that PostgreSQL
-- makes it a part of the statement that asks; `offset 0` hides the day from its estimates, so that it keeps one plan for all days.
create or replace function account_held(evening date) returns table (account uuid, balance numeric, later numeric) language sql stable
begin atomic
  select a._id,
    case
      when a."openingDate" is null then m.amount - later.amount
      when e.day >= a."openingDate" then a."openingBalance" + m.amount - later.amount - m.before - coalesce(b.amount, 0)
    end,
    later.amount
  from (select evening as day, (date_trunc('month', evening) + interval '1 month')::date as next offset 0) e
  cross join money_account a
  cross join lateral (
    select
      coalesce(sum(f.amount), 0) as amount,
      coalesce(sum(f.amount) filter (where f.day > e.day), 0) as later,
      coalesce(sum(f.amount) filter (where f.day < date_trunc('month', a."openingDate")::date), 0) as before
    from account_figure f where f.account = a._id and f.span = 'month'
  ) m
  cross join lateral (
    select m.later + coalesce(sum(f.amount), 0) as amount from account_figure f
    where f.account = a._id and f.span = 'day' and f.day > e.day and f.day < e.next
  ) later
  left join lateral (
    select sum(f.amount) as amount from account_figure f
    where f.account = a._id and f.span = 'day' and f.day between date_trunc('month', a."openingDate")::date and a."openingDate"
  ) b on a."openingDate" is not null;
end;
