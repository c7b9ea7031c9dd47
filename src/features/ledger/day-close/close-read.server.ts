import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { idOf } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { printedPdf } from '#house/organisation/printed-pdf.server';
import { type DayClose, dayClose } from './day-close.contract';
import { closeKind } from './difference.server';
import type { CloseRead, MovedByType, ReceiptSpan } from './report.contract';
import { closePrinted } from './report.rules';
import { takenBackOn } from './taken-back.server';

/** The most lines of one kind on a report; the rest is summed up. */
const mostLines = 50;

/** The close that a call names, with its report on the rows that it counted. */
export async function readClose(call: Call, scope: Scope): Promise<CloseRead> {
  const id = idOf(call);
  const [found] = await readRecords(call, dayClose, [id]);
  if (!found) return refuseMissing();
  await refuseForeign(call, dayClose, id, scope);
  const [byType, receipts, takenBack] = [
    await movedByType(call, found),
    await receiptSpans(call, found),
    await takenBackOn(call, found),
  ];
  return { ...found, byType, receipts, takenBack };
}

/** `GET dayClose/{id}/pdf`: the Z report. */
export function closePdf(scope: Scope): Route {
  return printedPdf({
    path: dayClose.path,
    title: words('A day close to print'),
    read: (call) => readClose(call, scope),
    print: closePrinted,
  });
}

/** The rows `m` of the statement that a close counted, except its own difference. */
function countedBy(call: Call, { _id, accountID, date, closeNo }: DayClose): Fragment {
  return sql`${tableOf(call, 'money_transaction')} m where m."accountID" = ${accountID._id} and m.date <= ${date}
    and m."closeNo" = ${closeNo} and m."voidedAt" is null
    and (m.source ->> 'kind' is distinct from ${closeKind} or m.source ->> '_id' <> ${_id})`;
}

/** The condition that a row `m` changed the balance: rows up to the opening did not. */
function moves(call: Call, { accountID }: DayClose): Fragment {
  const opening = sql`(select "openingDate" from ${tableOf(call, 'money_account')} where _id = ${accountID._id})`;
  return sql`m.date > coalesce(${opening}, '-infinity')`;
}

/** The sums that came in and went out by type, the largest first. */
async function movedByType(call: Call, close: DayClose): Promise<MovedByType[]> {
  return askPrepared<MovedByType>(
    call.db,
    sql`select m."transectionType", m.type, sum(m.amount) as amount from ${countedBy(call, close)}
      and ${moves(call, close)} group by 1, 2 order by 1 desc, 3 desc, 2 limit ${mostLines}`,
  );
}

/** The first and the last number of each kind of receipt. */
async function receiptSpans(call: Call, close: DayClose): Promise<ReceiptSpan[]> {
  const spans: ReceiptSpan[] = [];
  for (const { kind, table, one, called } of call.product.receipts) {
    const [span] = await askPrepared<ReceiptSpan>(
      call.db,
      sql`select ${one} as one, min(${called}) as first, max(${called}) as last, count(*)::integer as count
        from ${tableOf(call, table)} d where d._id in (
          select (m.source ->> '_id')::uuid from ${countedBy(call, close)}
            and m.source ->> 'kind' = ${kind} and ${moves(call, close)})`,
    );
    if (span && span.count > 0) spans.push(span);
  }
  return spans;
}
