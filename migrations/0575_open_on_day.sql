-- What is due when is reckoned of many debts at once, of which few are paid in parts: the plan is looked at in functions of its own, so
-- that PostgreSQL writes the rest into the statement. Also of a day that is past, when more may have been owed than the plan holds now:
-- that much was due with its last part (DE13).
create function plan_overdue(balance numeric, paid numeric, parts jsonb, today date) returns numeric
  language sql stable parallel safe
  return (
    select case
      when max(part.due) < today then balance
      else greatest(least(coalesce(sum(part.amount) filter (where part.due < today), 0), balance + paid) - paid, 0)
    end
    from (select (p ->> 'dueDate')::date as due, (p ->> 'amount')::numeric as amount from jsonb_array_elements(parts) p) part
  );

create function plan_next_due(paid numeric, parts jsonb) returns date
  language sql stable parallel safe
  return (
    select coalesce(min(part.due) filter (where part.upto > paid), max(part.due)) from (
      select (p ->> 'dueDate')::date as due, sum((p ->> 'amount')::numeric) over (order by place) as upto
      from jsonb_array_elements(parts) with ordinality u(p, place)
    ) part
  );

create or replace function debt_overdue(balance numeric, paid numeric, due date, parts jsonb, today date) returns numeric
  language sql stable parallel safe
  return case
    when parts is null then case when due < today then balance else 0 end
    else plan_overdue(balance, paid, parts, today)
  end;

create or replace function debt_next_due(balance numeric, paid numeric, due date, parts jsonb) returns date
  language sql stable parallel safe
  return case when balance = 0 then null when parts is null then due else plan_next_due(paid, parts) end;
