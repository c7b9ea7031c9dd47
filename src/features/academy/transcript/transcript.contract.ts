import { endpoint, reply } from '#kit/contract/endpoint';

/** The transcript of a student, as a PDF file. */
export const transcript = endpoint({
  method: 'GET',
  path: 'student/{id}/transcript',
  title: 'Transcript of a student (PDF)',
  reply: reply<Blob>('pdf'),
});
