import { IconCash, IconMessageReport } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { words } from '#kit/contract/language';
import { openPage } from '#kit/web/opened-page.fixture';
import { OwedCards } from './OwedCards';
import type { OwingActions } from './use-owing-actions';

const run = () => undefined;
const actions = (): OwingActions => ({
  take: { label: words('Take payment'), icon: IconCash, run },
  followUp: { label: words('Follow up'), icon: IconMessageReport, run },
  asking: { phone: undefined, message: '' },
  reach: [],
  papers: [],
});
const row = { _id: 'amina', kind: 'student', person: 'Amina', phone: null, total: 35, oldestDue: null };
const said = { promiseDate: null, lastFollowUp: null, guardianPhone: null };

test('on a phone the button of someone who owes says how much it takes', async () => {
  const page = { rows: [{ ...row, ...said }], count: 1, totals: { total: 35 } };
  openPage(() => <OwedCards page={page as never} actions={actions} picking={undefined} />);
  await screen.findByRole('button', { name: 'Take $35.00' });
});
