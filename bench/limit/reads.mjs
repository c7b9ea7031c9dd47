// What each read asks of PostgreSQL at the least: the same rows and totals as the product answers, written as JSON by the database.
const instant = (/** @type {string} */ column) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
const stamps = `${instant('"createdAt"')}, ${instant('"updatedAt"')}, __v`;
const page = (/** @type {string} */ rows) =>
  `select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${rows}) r`;

const studentColumns = `_id, "studentName", "studentPhone", "studentGender", "studentAddress", "educationalLevel", "studentStatus",
  username, "parentName", "parentPhone", photo, "stdID", ${stamps}`;
const named = 'searched like fold($1) and searched like fold($2)';
const words = (/** @type {URLSearchParams} */ asked) => {
  const [first = '', second = ''] = (asked.get('q') ?? '').split(' ');
  return [`%${first}%`, `%${second}%`];
};
const months = [
  `case when "transectionType" = 'income' then amount end`,
  `case when "transectionType" = 'expense' then amount end`,
];

/**
 * @typedef {{ text: string, values: (asked: URLSearchParams) => unknown[] }} Query
 * @typedef {{ rows: Query, total?: Query }} Read
 * @type {Record<string, Read>}
 */
export const reads = {
  list: {
    rows: {
      text: `select page.json, kept.total from (${page(`select ${studentColumns} from student order by student."createdAt", _id limit 25 offset $1`)}) page,
        (select sum(rows) as total from list_total where source = 'student') kept`,
      values: (asked) => [(Number(asked.get('page') ?? 1) - 1) * 25],
    },
  },
  key: {
    rows: {
      text: `select row_to_json(r)::text as json from (select ${studentColumns} from student where _id = $1) r`,
      values: (asked) => [asked.get('id')],
    },
  },
  search: {
    rows: {
      text: page(`select ${studentColumns} from student where ${named} order by student."createdAt", _id limit 25`),
      values: words,
    },
    total: { text: `select count(*) as total from student where ${named}`, values: words },
  },
  options: {
    rows: {
      text: page(`select _id, "studentName" || ' (' || "stdID" || ')' as label from student where ${named}
        order by student."createdAt", _id limit 20`),
      values: words,
    },
  },
  globalSearch: {
    rows: {
      text: page(`with people as materialized (select _id, "studentName", "stdID" from student where ${named} limit 5)
        select 'student' as kind, _id, "studentName" || ' (' || "stdID" || ')' as label from people
        union all (select 'teacher', _id, "teacherName" from teacher where ${named} limit 5)
        union all (select 'feeReceipt', r._id, r."receiptNo" || ' – ' || p."studentName" from fee_receipt r join people p on p._id = r."studentID"
          where r."voidedAt" is null order by r."createdAt" desc limit 5)`),
      values: words,
    },
  },
  dashboard: {
    rows: {
      text: page(`select name, part, sum(rows) as rows, sum(amount) as amount from figure group by 1, 2`),
      values: () => [],
    },
  },
  attendanceReport: {
    rows: {
      text: page(`select a._id, a.date, a.day, a.attended, a."attendenceStatus", a.reason, s."studentName", c."className"
        from attendance a join student s on s._id = a."studentID" join school_class c on c._id = a."classID"
        where a."studentID" = $1 and a."classID" = $2 order by a.date, a._id`),
      values: (asked) => [asked.get('studentID'), asked.get('classID')],
    },
    total: {
      text: 'select count(*) as total, coalesce(sum(attended), 0) as present from attendance where "studentID" = $1 and "classID" = $2',
      values: (asked) => [asked.get('studentID'), asked.get('classID')],
    },
  },
  statement: {
    rows: {
      text: page(`select _id, "transectionNo", "transectionType", type, name, amount, date, description, posted, "runningBalance"
        from (select *, sum(coalesce(${months[0]}, -amount)) over (order by date, "transectionNo" rows unbounded preceding) as "runningBalance"
          from money_transaction where date >= $1 and date <= $2 and "voidedAt" is null order by date, "transectionNo" limit 25) t`),
      values: (asked) => [asked.get('from'), asked.get('to')],
    },
    total: {
      text: `select count(*) as total, sum(${months[0]}) as income, sum(${months[1]}) as expense
        from money_transaction where date >= $1 and date <= $2 and "voidedAt" is null`,
      values: (asked) => [asked.get('from'), asked.get('to')],
    },
  },
  feeReport: {
    rows: {
      text: page(`select f._id, f."feeNo", f."feeName", f.feetype, f."feeAmount", f."feePaid", f."feeBalance", f."feeStatus", f."feeMonth",
          s."studentName", s."stdID", c."className"
        from (select * from fee where "feeBalance" > 0 and "voidedAt" is null order by "feeNo" limit 25) f
        join student s on s._id = f."studentID" join school_class c on c._id = f."classID" order by f."feeNo"`),
      values: () => [],
    },
    total: {
      text: `select count(*) as total, sum("feeAmount") as amount, sum("feePaid") as paid, sum("feeBalance") as balance
        from fee where "feeBalance" > 0 and "voidedAt" is null`,
      values: () => [],
    },
  },
};
