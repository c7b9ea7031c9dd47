import { endpoint, reply } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { date, note } from '#kit/contract/fields-text';
import { account } from '#house/account/account.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { student } from '#features/academy/student/student.contract';

export const complaintStatuses = {
  assigned: 'Assigned',
  accepted: 'Accepted',
  process: 'In process',
  completed: 'Completed',
} as const;

const complaintTones = { assigned: 'wrong', accepted: 'info', process: 'attention', completed: 'good' } as const;

export type ComplaintStatus = keyof typeof complaintStatuses;

export const complaint = entity({
  table: 'complaint',
  path: 'complain',
  one: 'Complaint',
  many: 'Complaints',
  screen: { path: '/complain' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please choose a student' }),
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    description: note('Description', { required: 'Enter description' }),
    status: choice('Status', complaintStatuses, { required: 'Please select status', tones: complaintTones }),
    /** Today where a create leaves it out. */
    complainDate: date('Date', { help: 'Today if left empty' }),
    /** The answer, which the person who complained reads in the portal. */
    answer: { ...note('Answer'), added: true },
  },
  stored: {
    /** Empty where the student or a guardian filed the complaint (E25). */
    userID: ref('Created user', () => account),
    /** Where a guardian filed it (FA8). */
    guardianID: { ...ref('Guardian', () => guardian), added: true },
  },
  brief: ['studentID'],
  search: ['studentID.studentName', 'studentID.stdID', 'classID.className', 'description'],
  dated: 'complainDate',
  states: { open: [{ field: 'status', not: ['completed'] }] },
});

/** The fields of a complaint that a student fills in; the server knows the rest (E24). */
export const ownComplaint = {
  ...complaint,
  fields: { classID: complaint.fields.classID, description: complaint.fields.description },
};

/** The complaints of one student; this path names a student, not a complaint (B10, E23). */
export const studentComplaints = endpoint({
  method: 'GET',
  path: 'complain/{studentID}',
  title: 'The complaints of a student',
  reply: reply<readonly Got<typeof complaint>[]>('list'),
});
