-- What every account held on the evening of a day (account_balance) and what is dated after it (account_later), in one pass over the
-- months, the days of that day's month and those of the opening's. `offset 0` lets the months be reckoned once, not for each row.
create function account_held(evening date) returns table (account uuid, balance numeric, later numeric) language sql stable
  set search_path from current as $$
  select a._id,
    case
      when a."openingDate" is null then s.sum
      when evening >= a."openingDate" then a."openingBalance" + s.sum - s.before
    end,
    s.later
  from money_account a
  cross join lateral (
    select date_trunc('month', evening)::date as asked, (date_trunc('month', evening) + interval '1 month')::date as next,
      date_trunc('month', a."openingDate")::date as opened offset 0
  ) month
  cross join lateral (
    select
      coalesce(sum(f.amount) filter (where f.place = 0), 0) as sum,
      coalesce(sum(f.amount) filter (where f.place = 1), 0) as later,
      coalesce(sum(f.amount) filter (where f.place = 2), 0) as before
    from (
      select case when m.day < month.asked then 0 else 1 end as place, m.amount from account_figure m
      where m.account = a._id and m.span = 'month' and m.day <> month.asked
      union all
      select case when d.day <= evening then 0 else 1 end, d.amount from account_figure d where d.account = a._id and d.span = 'day'
        and d.day >= month.asked and d.day < month.next
      union all
      select 2, m.amount from account_figure m where m.account = a._id and m.span = 'month' and m.day < month.opened
      union all
      select 2, d.amount from account_figure d where d.account = a._id and d.span = 'day'
        and d.day between month.opened and a."openingDate"
    ) f
  ) s
$$;
