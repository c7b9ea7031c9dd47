import type { courseLevels } from '#features/academy/course/course.contract';

/** A course of a software academy, with what is marked in it. */
export interface DemoCourse {
  /** The letters before the number of each of its classes. */
  readonly code: string;
  readonly courseName: string;
  readonly coursePrice: number;
  readonly courseDuration: number;
  readonly courseLevel: keyof typeof courseLevels;
  readonly subjects: readonly string[];
}

export const demoCourses: readonly DemoCourse[] = [
  {
    code: 'WEB',
    courseName: 'Web Development',
    coursePrice: 180,
    courseDuration: 6,
    courseLevel: 'intermediate',
    subjects: ['HTML & CSS', 'JavaScript', 'React', 'Node.js', 'Final project'],
  },
  {
    code: 'MOB',
    courseName: 'Mobile Apps',
    coursePrice: 210,
    courseDuration: 6,
    courseLevel: 'advanced',
    subjects: ['Dart', 'Flutter', 'Firebase', 'Publishing an app'],
  },
  {
    code: 'GRA',
    courseName: 'Graphic Design',
    coursePrice: 120,
    courseDuration: 4,
    courseLevel: 'basic',
    subjects: ['Photoshop', 'Illustrator', 'Typography', 'Brand identity'],
  },
  {
    code: 'NET',
    courseName: 'Computer Networking',
    coursePrice: 160,
    courseDuration: 5,
    courseLevel: 'intermediate',
    subjects: ['Network basics', 'Routing and switching', 'Network security'],
  },
  {
    code: 'DB',
    courseName: 'Database Design',
    coursePrice: 140,
    courseDuration: 3,
    courseLevel: 'intermediate',
    subjects: ['Relational modelling', 'SQL', 'PostgreSQL administration'],
  },
  {
    code: 'PY',
    courseName: 'Python Programming',
    coursePrice: 150,
    courseDuration: 4,
    courseLevel: 'basic',
    subjects: ['Python basics', 'Object-oriented Python', 'Data analysis'],
  },
  {
    code: 'OFF',
    courseName: 'Microsoft Office',
    coursePrice: 60,
    courseDuration: 2,
    courseLevel: 'basic',
    subjects: ['Word', 'Excel', 'PowerPoint'],
  },
  {
    code: 'A+',
    courseName: 'Computer Maintenance',
    coursePrice: 100,
    courseDuration: 3,
    courseLevel: 'basic',
    subjects: ['Hardware', 'Operating systems', 'Troubleshooting'],
  },
  {
    code: 'MKT',
    courseName: 'Digital Marketing',
    coursePrice: 110,
    courseDuration: 3,
    courseLevel: 'basic',
    subjects: ['Social media', 'Search engines', 'Content writing'],
  },
];
