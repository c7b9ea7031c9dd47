import { createElement } from 'react';
import { endpoint, reply } from '#kit/contract/endpoint';
import type { Call, Route } from '#kit/server/call';
import { idOf, on } from '#kit/server/routes/crud';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { houseStyle, pictureOf } from '#house/organisation/house-style.server';
import { cardCode, cardPhoto } from './card-paper.server';
import { classNamesOf } from './current-classes.server';
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
    classes: await classNamesOf(call, id),
    photo: await pictureOf(call, await cardPhoto(call, known)),
    today: call.today,
    code: await cardCode(call, known),
  };
  return sendDocument(call, createElement(StudentCard, facts), `student-card-${known.stdID}.pdf`);
}

export const studentCardRoutes: Route[] = [on(studentCard, sendCard)];
