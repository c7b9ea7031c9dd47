import { caller, type Route } from '../../../kit/server/call';
import { crud } from '../../../kit/server/crud';
import type { Scope } from '../../../kit/server/read/list';
import type { OptionFilters } from '../../../kit/server/read/options';
import { refusingForeignClass } from '../school-class/school-class.server';
import { isTeacher } from '../teacher/teacher.server';
import { subject } from './subject.contract';

/** A teacher's own subjects: those of the courses of own classes. */
const ownSubjects: Scope = (call, bound) => {
  if (!isTeacher(call)) return undefined;
  return `t."courseID" in (select c."courseID" from ${call.brand}.school_class c where c."teacherID" = ${bound.add(caller(call).teacherID)})`;
};

/** The subjects of a class are those of its course. */
const ofClass: OptionFilters = {
  classID: (value, schema, add) =>
    `t."courseID" = (select c."courseID" from ${schema}.school_class c where c._id = ${add(value)})`,
};

export const subjectRoutes: Route[] = refusingForeignClass(crud(subject, { scope: ownSubjects, optionFilters: ofClass }));
