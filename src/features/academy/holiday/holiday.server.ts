import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { change } from '#kit/server/write/change';
import { insert, insertMany } from '#kit/server/write/insert';
import { holiday } from './holiday.contract';
import { holidayProblems } from './holiday.rules';

type Holiday = typeof holiday;

async function enter(call: Call, sent: Sent<Holiday> & { readonly _id: string }): Promise<Got<Holiday>> {
  refuseInvalid(holidayProblems(sent));
  return insert(call, holiday, sent);
}

async function edit(call: Call, stored: Row<Holiday>, values: Edit<Holiday>): Promise<Got<Holiday>> {
  refuseInvalid(holidayProblems({ ...stored, ...values }));
  return change(call, holiday, stored._id, values);
}

export const holidayRoutes: Route[] = crud(holiday, {
  create: enter,
  update: edit,
  many: {
    check: (_call, sent) => refuseInvalid(holidayProblems(sent)),
    create: (call, rows) => insertMany(call, holiday, rows),
  },
});
