import { endpoint, reply } from '#kit/contract/endpoint';

/** Everything that a student has reached, as a PDF file. */
export const transcript = endpoint({
  method: 'GET',
  path: 'student/{id}/transcript',
  title: 'Transcript of a student (PDF)',
  reply: reply<Blob>('pdf'),
});
