import { sql } from 'kysely';
import { createElement } from 'react';
import { endpoint, reply } from '#kit/contract/endpoint';
import type { Call, Route } from '#kit/server/call';
import { idOf, on } from '#kit/server/routes/crud';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { houseStyle, pictureOf } from '#house/organisation/house-style.server';
import { currentClasses } from './current-classes.server';
import { refuseForeignStudent } from './own-student.server';
import { student } from './student.contract';
import { StudentCard } from './StudentCard.pdf';

export const studentCard = endpoint({
  method: 'GET',
  path: 'student/{id}/card',
  title: 'Student card (PDF)',
  reply: reply<Blob>('pdf'),
});

async function sendCard(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, []);
  const id = idOf(call);
  await refuseForeignStudent(call, id);
  const known = (await find(call, student, id)) ?? refuseMissing();
  const facts = {
    house: await houseStyle(call),
    student: known,
    classes: await classesOf(call, id),
    photo: await pictureOf(call, known.photo),
    today: call.today,
  };
  return sendDocument(call, createElement(StudentCard, facts), `student-card-${known.stdID}.pdf`);
}

/** The classes that a student is in now, the newest first. */
async function classesOf(call: Call, studentID: string): Promise<string[]> {
  const { rows } = await sql<{ className: string }>`
    select c."className" from ${currentClasses(call, sql`${studentID}`)}
    order by c."startedDate" desc, c."className"`.execute(call.db);
  return rows.map(({ className }) => className);
}

export const studentCardRoutes: Route[] = [on(studentCard, sendCard)];
