-- Each stored phone has its normal form beside it (AL12): 0612345678, 252612345678 and +252612345678 are one phone. The form
-- follows the country code of the settings; what is shown is what was typed.
alter table list_kept add column phones text[];
-- The country code for which the forms were last written in full: where it is another, they are being written anew.
alter table organisation add column "phonesWrittenFor" text not null default '252';

-- The normal form of a phone. src/kit/rules/phone.ts says the same for what is typed, and a test holds the two together.
create function phone_form(phone text, code text) returns text language sql immutable parallel safe return (
  select case when length(home) <= 9 and not starts_with(home, code) then code || home else home end
  from (
    select case when starts_with(bare, '0') then code || substr(bare, 2) else bare end as home
    from (select regexp_replace(regexp_replace(phone, '[\s-]', '', 'g'), '^(\+|00)', '') as bare) b
  ) h
);

-- Begins to keep the forms of these columns, each in the column '<name>Normal'; `unsearched` are looked for by nobody. What
-- is stored is filled while the table is written anew, so that no row counts as changed.
create procedure keep_phones(source text, columns text[], unsearched text[] default '{}') language plpgsql
  set search_path from current as $$
declare
  own text := quote_ident(current_schema());
  every text[] := columns || unsearched;
  code text := (select "countryCode" from organisation);
  one text;
begin
  execute format('alter table %s.%I %s', own, source,
    (select string_agg(format('add column %I text', phone || 'Normal'), ', ') from unnest(every) phone));
  execute format('alter table %s.%I %s', own, source,
    (select string_agg(format('alter column %I type text using %s.phone_form(%I, %L)', phone || 'Normal', own, phone, code), ', ')
     from unnest(every) phone));
  foreach one in array columns loop
    execute format('create index on %s.%I (%I)', own, source, one || 'Normal');
  end loop;
  -- The settings are held until the end of the transaction: who changes the country code waits, and what is written
  -- afterwards follows the new one.
  execute format(
    'create function %1$s.%2$I() returns trigger language plpgsql set search_path from current as $body$
     declare code text;
     begin
       if coalesce(%3$s) is not null then select "countryCode" into code from organisation for share; end if;
       %4$s
       return new;
     end $body$',
    own, source || '_phones',
    (select string_agg(format('new.%I', phone), ', ') from unnest(every) phone),
    (select string_agg(format('new.%I := phone_form(new.%I, code);', phone || 'Normal', phone), ' ') from unnest(every) phone));
  execute format(
    'create trigger %1$I before insert or update of %2$s on %3$s.%4$I for each row execute function %3$s.%1$I()',
    source || '_phones', (select string_agg(quote_ident(phone), ', ') from unnest(every) phone), own, source);
  insert into list_kept (source, phones) values (source, every)
    on conflict on constraint list_kept_pkey do update set phones = excluded.phones;
end $$;

-- Writes the forms of at most so many rows anew, those after an id; returns the last of them, null when there are no more.
-- The country code is held for so long, and no longer.
create function write_phones_anew(source text, after uuid, most integer) returns uuid language plpgsql
  set search_path from current as $$
declare
  every text[] := (select k.phones from list_kept k where k.source = write_phones_anew.source);
  code text;
  last uuid;
begin
  select "countryCode" into code from organisation for share;
  execute format(
    'with batch as (select _id from %1$I where _id > $1 order by _id limit $2),
     written as (update %1$I t set %2$s from batch where t._id = batch._id and (%3$s))
     select _id from batch order by _id desc limit 1',
    source,
    (select string_agg(format('%I = phone_form(%I, $3)', phone || 'Normal', phone), ', ') from unnest(every) phone),
    (select string_agg(format('%I is distinct from phone_form(%I, $3)', phone || 'Normal', phone), ' or ') from unnest(every) phone))
  into last using after, most, code;
  return last;
end $$;

-- Where a kept form is not that of its phone; no row while all is well.
create function phone_differences() returns table (source text, phone text, kept text) language plpgsql stable
  set search_path from current as $$
declare
  code text := (select "countryCode" from organisation);
  one record;
begin
  for one in select k.source as of, unnest(k.phones) as name from list_kept k loop
    return query execute format(
      'select %L::text, %I::text, %I::text from %I where %2$I is not null and %3$I is distinct from phone_form(%2$I, $1) or %2$I is null and %3$I is not null',
      one.of, one.name, one.name || 'Normal', one.of) using code;
  end loop;
end $$;

alter table organisation add column "phoneNormal" text generated always as (phone_form(phone, "countryCode")) stored;
call keep_phones('app_user', '{phone}');
call keep_phones('customer', '{phone}');
call keep_phones('employee', '{phone}');
call keep_phones('fee_receipt', '{phonePaid}', '{phoneReceipt}');
call keep_phones('invoice_receipt', '{phonePaid}', '{phoneReceipt}');
call keep_phones('service_receipt', '{phonePaid}', '{phoneReceipt}');
call keep_phones('student', '{studentPhone,parentPhone}');
call keep_phones('subscription', '{PhonePaid}');
call keep_phones('supplier', '{phone}');
call keep_phones('teacher', '{teacherPhone}');
call keep_phones('visitor_note', '{phone}');
