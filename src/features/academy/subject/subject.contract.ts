import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { text } from '#kit/contract/fields-text';
import { course } from '#features/academy/course/course.contract';

export const subject = entity({
  table: 'subject',
  path: 'subject',
  one: 'Subject',
  many: 'Subjects',
  screen: { path: '/subject' },
  fields: {
    subjectName: text('Subject name', { required: 'Enter subject name' }),
    courseID: ref('Course', () => course, { required: 'Please select a course' }),
  },
  brief: ['subjectName'],
  search: ['subjectName', 'courseID.courseName'],
  options: { label: '{subjectName}', filters: ['classID'] },
  importable: true,
});
