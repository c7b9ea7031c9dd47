// What each write asks of PostgreSQL at the least, in one statement that is a transaction: the records, their numbers, the line of the log.
const log = (/** @type {string} */ resource, /** @type {string} */ from) =>
  `insert into activity (_id, "createdAt", "userID", action, resource, "recordID", address, status, after)
   select uuidv7(), now(), (select "userID" from me), 'create', '${resource}', _id, '127.0.0.1', 200, to_jsonb(${from}) from ${from}`;
const me = (/** @type {string} */ place) => `me as (select ${place}::uuid as "userID")`;
const cash = `(select _id from money_account where kind = 'cash' and "isDefault")`;
const next = (/** @type {string} */ name, /** @type {string} */ from) =>
  `(update counter set last = last + 1 from ${from} where counter.name = '${name}' returning last)`;

/** @typedef {Record<string, any>} Sent */
/** @type {Record<string, { text: string, values: (sent: Sent, me: string) => unknown[] }>} */
export const writes = {
  transaction: {
    text: `with ${me('$1')}, n as ${next('money_transaction.transectionNo', 'me')}, made as (
        insert into money_transaction (_id, "createdAt", "updatedAt", "transectionNo", "transectionType", type, name, amount, date, description, "userID", "accountID")
        select uuidv7(), now(), now(), n.last, 'expense', 'Transport', 'Fuel', $2, $3, 'Weekly', "userID", ${cash} from n, me returning *
      ), logged as (${log('transection', 'made')})
      select row_to_json(made)::text as json from made`,
    values: (sent, by) => [by, sent.amount, sent.date],
  },
  pay: {
    text: `with ${me('$1')}, owed as (
        update fee set "feePaid" = "feePaid" + $3, __v = __v + 1, "updatedAt" = now() where _id = $2 and "feeBalance" >= $3 and "voidedAt" is null
        returning _id, "studentID"
      ), n as ${next('fee_receipt.receiptNo', 'owed')}, made as (
        insert into fee_receipt (_id, "createdAt", "updatedAt", "receiptNo", "studentID", "feeID", "AmountPaid", "paymentMethod", "phonePaid", "datePaid", "userID", "accountID")
        select uuidv7(), now(), now(), n.last, o."studentID", o._id, $3, 'cash', '252615550101', $4, "userID", ${cash} from owed o, n, me returning *
      ), m as ${next('money_transaction.transectionNo', 'made')}, posted as (
        insert into money_transaction (_id, "createdAt", "updatedAt", "transectionNo", "transectionType", type, name, amount, date, description, "userID", source, "accountID")
        select uuidv7(), now(), now(), m.last, 'income', 'student', s."studentName", $3, $4, 'Fee receipt ' || "receiptNo", "userID",
          jsonb_build_object('kind', 'feeReceipt', '_id', made._id), made."accountID"
        from made join student s on s._id = made."studentID", m returning *
      ), logged as (${log('receipt', 'made')}), also as (${log('transection', 'posted')})
      select row_to_json(made)::text as json from made`,
    values: (sent, by) => [by, sent.feeID, sent.amount, sent.date],
  },
  editReceipt: {
    text: `with ${me('$1')}, old as (select * from fee_receipt where _id = $2 and "voidedAt" is null), owed as (
        update fee f set "feePaid" = f."feePaid" + $3 - o."AmountPaid", __v = f.__v + 1, "updatedAt" = now() from old o
        where f._id = o."feeID" and f."feeBalance" >= $3 - o."AmountPaid" returning f._id
      ), changed as (
        update fee_receipt r set "AmountPaid" = $3, __v = r.__v + 1, "updatedAt" = now() from owed where r._id = $2 returning r.*
      ), posted as (
        update money_transaction m set amount = $3, __v = m.__v + 1, "updatedAt" = now() from changed c
        where m.source ->> '_id' = c._id::text and m.source ->> 'kind' = 'feeReceipt' returning m.*
      ), logged as (${log('receipt', 'changed').replace("'create'", "'update'")}), also as (${log('transection', 'posted').replace("'create'", "'update'")})
      select row_to_json(changed)::text as json from changed`,
    values: (sent, by) => [by, sent.receiptID, sent.amount],
  },
  invoice: {
    // The shop's tables beside the academy's; nobody sells for another brand but here.
    text: `with lines as (
        select n, ("each" ->> 'itemID')::uuid as item, ("each" ->> 'Price')::numeric as price from jsonb_array_elements($1::jsonb) with ordinality l("each", n)
      ), seller as (select _id from decoration.app_user limit 1), n as (
        update decoration.counter set last = last + 1 where name = 'invoice.invoiceNumber' returning last
      ), made as (
        insert into decoration.invoice (_id, "createdAt", "updatedAt", "invoiceNumber", "customerID", "subTotal", discount, date, "dueDate", "userID")
        select uuidv7(), now(), now(), n.last, $2, (select sum(price) * $3 from lines), 0, now(), now(), seller._id from n, seller returning *
      ), sold as (
        insert into decoration.invoice_item (_id, "invoiceID", position, "itemID", "Quantity", "Price")
        select uuidv7(), made._id, lines.n, item, $3, price from made, lines
      ), taken as (
        update decoration.stock_item s set "quantityInStock" = s."quantityInStock" - $3, __v = s.__v + 1, "updatedAt" = now()
        from (select item from lines order by item) l where s._id = l.item returning s._id, s."quantityInStock"
      ), moved as (
        insert into decoration.stock_movement (_id, "createdAt", "itemID", kind, quantity, "quantityAfter", source, "userID")
        select uuidv7(), now(), taken._id, 'sale', -$3, taken."quantityInStock", jsonb_build_object('kind', 'invoice', '_id', made._id), made."userID"
        from taken, made
      ), logged as (
        insert into decoration.activity (_id, "createdAt", "userID", action, resource, "recordID", address, status, after)
        select uuidv7(), now(), "userID", 'create', 'invoice', _id, '127.0.0.1', 200, to_jsonb(made) from made
      )
      select row_to_json(made)::text as json from made`,
    values: (sent) => [JSON.stringify(sent.items), sent.customerID, sent.quantity],
  },
  attendance: {
    text: `with ${me('$1')}, made as (
        insert into attendance as a (_id, "createdAt", "updatedAt", "studentID", "classID", "teacherID", "courseID", "userID", date, "attendenceStatus")
        select uuidv7(), now(), now(), s, $2, c."teacherID", c."courseID", "userID", $3, 'present'
        from unnest($4::uuid[]) s join enrollment e on e."studentID" = s and e."classID" = $2 and e."enrolledStatus" = 'active', me,
          (select * from school_class where _id = $2 for no key update) c
        order by s
        on conflict ("studentID", "classID", date) do update set "attendenceStatus" = excluded."attendenceStatus", reason = null, __v = a.__v + 1,
          "updatedAt" = excluded."updatedAt"
        returning *
      ), logged as (${log('attendence', 'made')})
      select json_agg(made)::text as json from made`,
    values: (sent, by) => [by, sent.classID, sent.date, sent.students],
  },
  createStudent: {
    text: `with ${me('$1')}, n as ${next('student.stdID', 'me')}, made as (
        insert into student (_id, "createdAt", "updatedAt", "stdID", "studentName", "studentPhone", "studentGender", "studentAddress",
          "educationalLevel", username)
        select uuidv7(), now(), now(), last, $2, '252615550202', 'female', 'Wadajir, Mogadishu', 'Secondary', $3 from n returning *
      ), login as (
        insert into credential (username, "ownerKind", "ownerID", "passwordHash") select username, 'student', _id, $4 from made
      ), logged as (${log('student', 'made')})
      select row_to_json(made)::text as json from made`,
    values: (sent, by) => [by, sent.studentName, sent.username, sent.hash],
  },
  charge: {
    text: `with ${me('$1')}, due as (
        select e.*, row_number() over (order by e."createdAt", e._id) as nth from enrollment e join school_class c on c._id = e."classID"
        where e."enrolledStatus" = 'active' and c."classStatus" = 'active' and not exists (
          select 1 from fee f where f."studentID" = e."studentID" and f."classID" = e."classID" and f."feeMonth" = $2 and f.feetype = 'monthlyfee'
            and f."voidedAt" is null and not f."chargedTwice")
      ), n as (
        update counter set last = last + (select count(*) from due) where name = 'fee.feeNo' returning last - (select count(*) from due) as before
      ), made as (
        insert into fee (_id, "createdAt", "updatedAt", "feeNo", "feeName", feetype, "classID", "studentID", "courseID", "enrollmentID", "feeAmount", "feeMonth", "dueDate")
        select uuidv7(), now(), now(), before + nth, $2, 'monthlyfee', "classID", "studentID", "courseID", due._id, "Amount", $2, greatest(now()::date, ($2 || '-05')::date) from due, n returning _id
      )
      select json_build_object('made', count(*))::text as json from made`,
    values: (sent, by) => [by, sent.month],
  },
};
