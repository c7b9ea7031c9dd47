import { classesOfTeacher } from '#features/academy/school-class/classes-of-teacher';
import { TeacherRecord } from '#features/academy/teacher/TeacherRecord';
import { logOfRecord } from '#features/oversight/activity/log-of-record';

const parts = [classesOfTeacher, logOfRecord];

export default function TeacherScreen() {
  return <TeacherRecord parts={parts} />;
}
