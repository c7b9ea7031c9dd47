// Proves S§2.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdsWords } from '#kit/contract/fold';
import { openPage } from '#kit/web/opened-page.fixture';
import { AdmissionForm } from './AdmissionForm';
import { admissionTerms } from './admission.contract';

const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const classes = ['WEB-01 Ali', 'WEB-04 Sahra', 'WEB-04 Omar'].map((label, index) => ({ _id: idOf(index), label }));

test.each(['Enter', 'Tab'])(
  'a class that is typed as web-04 is chosen by %s, and nothing is missed yet',
  async (key) => {
    const { user, far } = openPage(() => (
      <AdmissionForm classID={undefined} studentID={undefined} onAdmitted={() => {}} />
    ));
    far.has('class/options', ({ ids, q = '' }) =>
      classes.filter(({ _id, label }) => (ids === undefined ? holdsWords(label, q) : ids === _id)),
    );
    far.has(admissionTerms.path.replace('{classId}', idOf(1)), () => new Promise(() => {}));
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Class' });
    await user.type(box, `web-04{${key}}`);
    await waitFor(() => expect(box.value).toBe('WEB-04 Sahra'));
    expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(0);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(far.asked('POST')).toEqual([]);
  },
);
