import { endpoint, reply } from '#kit/contract/endpoint';
import { entity } from '#kit/contract/entity';
import { choice, photo, ref } from '#kit/contract/fields-choice';
import { decimal, numbered } from '#kit/contract/fields-number';
import { words } from '#kit/contract/language';
import { date, text } from '#kit/contract/fields-text';
import { paperTold } from '#house/paper/papers.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';

export const certificateStatuses = {
  taken: 'Taken',
  order: 'Ordered',
  pending: 'Pending',
  blocked: 'Blocked',
} as const;

const certificateTones = { taken: 'good', order: 'info', pending: 'attention', blocked: 'wrong' } as const;

/** The usual types of certificates: stored in English, and shown to each reader in their own language. */
export const usualTypes = [
  words('Certificate of completion'),
  words('Certificate of attendance'),
  words('Certificate of achievement'),
  words('Diploma'),
] as const;

export const certificate = entity({
  table: 'certificate',
  path: 'certificate',
  one: 'Certificate',
  many: 'Certificates',
  screen: { path: '/certificate' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please select student' }),
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    /** Typed by people, who read it on the paper (B27). */
    certID: text('Certificate ID', { required: 'Enter certificate ID' }),
    certificateType: text('Type', { required: 'Enter certificate type', usual: usualTypes }),
    issueDate: date('Issue date', { required: 'Enter issue date' }),
    status: choice('Status', certificateStatuses, { required: 'Enter status', tones: certificateTones }),
    photo: photo('Photo', {
      required: 'Please choose a photo',
      help: 'A png, jpeg or gif file of at most 500 KB',
    }),
  },
  stored: {
    /** The day on which it was entered (E21). */
    registerDate: date('Register date'),
    certificateNo: { ...numbered('Certificate no', { from: 1 }), added: true },
    /** The average of the marks in the class when it was made; null without marks (PA4). */
    average: { ...decimal('Average', { min: 0, max: 100 }), added: true },
    grade: { ...text('Grade'), added: true },
  },
  // Members that the read of a single record adds.
  ignored: paperTold,
  brief: ['certID'],
  search: ['certID', 'studentID.studentName', 'studentID.stdID', 'classID.className'],
  dated: 'issueDate',
});

export const certificatePdf = endpoint({
  method: 'GET',
  path: 'certificate/{id}/pdf',
  title: 'A certificate to print (PDF)',
  reply: reply<Blob>('pdf'),
});
