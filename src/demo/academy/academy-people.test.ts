import { describe, expect, it } from 'vitest';
import { classProblems } from '#features/academy/school-class/school-class.rules';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { parseFields } from '#kit/contract/parse';
import { demoCourses } from './academy-courses';
import { demoClasses, demoStudents, demoTeachers } from './academy-people';
import { seeded } from '#demo/seeded';

const today = '2026-11-21';

describe("the demo's people and classes", () => {
  it('are what the forms take', () => {
    for (const one of demoTeachers(seeded(1), 'demo-pass'))
      expect(parseFields(teacher.fields, one, 'create').ok).toBe(true);
    for (const one of demoStudents(seeded(1), 220, 'demo-pass'))
      expect(parseFields(student.fields, one, 'create').ok).toBe(true);
    for (const { courseName: _course, teacherIndex: _teacher, ...one } of demoClasses(seeded(1), today)) {
      expect(parseFields(schoolClass.fields, one, 'edit').ok).toBe(true);
      expect(classProblems(one)).toEqual({});
    }
  });

  it('are the same each time', () => {
    expect(demoStudents(seeded(7), 20, 'demo-pass')).toEqual(demoStudents(seeded(7), 20, 'demo-pass'));
    expect(demoClasses(seeded(7), today)).toEqual(demoClasses(seeded(7), today));
  });

  it('have a username each, and class names that stand once in their course', () => {
    const people = [...demoTeachers(seeded(3), 'demo-pass'), ...demoStudents(seeded(3), 220, 'demo-pass')];
    expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
    const classes = demoClasses(seeded(3), today);
    expect(new Set(classes.map(({ className }) => className)).size).toBe(classes.length);
  });

  it('give every course a class under way, and go back two years', () => {
    const classes = demoClasses(seeded(5), today);
    for (const { courseName } of demoCourses) {
      expect(classes.some((one) => one.courseName === courseName && one.classStatus === 'active')).toBe(true);
    }
    expect(classes.some(({ startedDate }) => startedDate < '2025-02-01')).toBe(true);
    expect(classes.some(({ classStatus }) => classStatus === 'pending')).toBe(true);
  });
});
