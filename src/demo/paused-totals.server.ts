import type { ClientBase } from 'pg';
import type { Brand } from '#house/brand/brand.contract';

/** Stops moving a brand's kept figures and totals row by row: `countTotals` counts them in the end. */
export async function stopTotals(client: ClientBase, brand: Brand): Promise<void> {
  await client.query(turned(brand, 'disable'));
}

/** Counts a brand's kept figures and totals anew, by the procedures that its migrations brought, and keeps them from now on. */
export async function countTotals(client: ClientBase, brand: Brand): Promise<void> {
  await client.query(`do $$ declare kept record; begin
    for kept in select name from ${brand}.figure_source order by name loop call ${brand}.fill_figure(kept.name); end loop;
    call ${brand}.fill_list_totals();
  end $$`);
  await client.query(turned(brand, 'enable'));
}

function turned(brand: Brand, how: 'disable' | 'enable'): string {
  return `do $$ declare keeper record; begin
    for keeper in
      select t.tgrelid::regclass as source, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = '${brand}'::regnamespace and t.tgname ~ '^(figure|list_total)_'
    loop execute format('alter table %s ${how} trigger %I', keeper.source, keeper.name); end loop;
  end $$`;
}
