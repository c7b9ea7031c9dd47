import { entity } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';

export const courseLevels = { basic: 'Basic', intermediate: 'Intermediate', advanced: 'Advanced' } as const;

export const course = entity({
  table: 'course',
  path: 'courses',
  one: 'Course',
  many: 'Courses',
  screen: { path: '/courses' },
  fields: {
    courseName: text('Course name', { required: 'Enter course name' }),
    coursePrice: money('Price', { required: 'Enter course price' }),
    // S§9 records a 6-month option with the value 5; R 5.10 settles that it is 6.
    courseDuration: whole('Duration in months', { required: 'Enter course duration', min: 1, max: 12 }),
    courseLevel: choice('Level', courseLevels, { required: 'Select course level' }),
  },
  brief: ['courseName'],
  search: ['courseName'],
  options: { label: '{courseName}' },
  importable: true,
});
