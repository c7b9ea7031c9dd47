-- Records that share a path on the wire are found by their id alone, so that no two of them have the same, voided ones included. The
-- primary key of each table cannot know of the others: this one holds the ids of them all.
create table shared_id (
  path text not null,
  _id uuid not null,
  constraint shared_id_pkey primary key (path, _id)
);

create function keep_shared_id() returns trigger language plpgsql set search_path from current as $$
begin
  insert into shared_id select tg_argv[0], _id from came;
  return null;
end $$;

-- From now on the records of a table have ids that no other record of the path has.
create procedure share_path(path text, source text) language plpgsql set search_path from current as $$
begin
  execute format('create trigger shared_id after insert on %I referencing new table as came
    for each statement execute function keep_shared_id(%L)', source, path);
  -- Where two records have one already, verify says so.
  execute format('insert into shared_id select %L, _id from %I on conflict do nothing', path, source);
end $$;

call share_path('receipt', 'fee_receipt');
call share_path('receipt', 'invoice_receipt');
