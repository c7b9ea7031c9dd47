/**
 * The facts that calls about a record tell beyond what their callers may read about it elsewhere, each with its reason. The test beside
 * this folder finds each; no others may be told.
 */
export const answeredBeside: Readonly<Record<string, string>> = {
  'admission/terms/{classId} courses.coursePrice': 'who enrolls the first student of a class derives the month from it',
  'admission/terms/{classId} courses.courseDuration':
    'who enrolls the first student of a class derives the month from it',
};
