import { expect, it } from 'vitest';
import { askedIn, bodyOf, oneByOne, startOf, whomOf } from './new-message.rules';

it('a new message is asked for once it is known to whom, by what and with which words', () => {
  const typed = { whom: 'students', studentIDs: ['a', 'b'], channel: 'sms', text: 'Hello' } as const;
  expect(bodyOf(typed)).toEqual({ channel: 'sms', studentIDs: ['a', 'b'], text: 'Hello' });
  expect(bodyOf({ ...typed, text: '' })).toBeUndefined();
  expect(bodyOf({ ...typed, studentIDs: [] })).toBeUndefined();
  expect(bodyOf({ ...typed, whom: 'class' })).toBeUndefined();
  expect(bodyOf({ whom: 'class', classID: 'c', channel: 'email', templateID: 't' })).toEqual({
    channel: 'email',
    classID: 'c',
    templateID: 't',
  });
});

it('people who are named are gone through one after the other, and a class is not', () => {
  const typed = { whom: 'customers', customerIDs: ['a', 'b'], channel: 'whatsapp', text: 'Hello' } as const;
  expect(oneByOne(typed)).toEqual(['a', 'b'].map((id) => ({ channel: 'whatsapp', customerIDs: [id], text: 'Hello' })));
  expect(oneByOne({ ...typed, whom: 'overdue', overdueDays: 3 })).toBeUndefined();
});

it('a shop writes to customers alone', () => {
  expect(Object.keys(whomOf('decoration'))).toEqual(['customers', 'overdue']);
});

it('is for the people whom its address names, of one kind, and for nobody whom it names wrongly', () => {
  const [one, other] = ['01a219be-3625-7644-8093-854622f1d138', '01a219be-0383-746f-9a8b-686b714c8fcf'];
  const asked = askedIn({ studentID: `${one},${other},abc,../x`, customerID: undefined });
  expect(asked).toEqual({ studentIDs: [one, other], customerIDs: [] });
  expect(startOf('academy', asked)).toEqual({ whom: 'students', studentIDs: [one, other] });
  expect(startOf('academy', askedIn({ customerID: one }))).toEqual({ whom: 'customers', customerIDs: [one] });
  expect(startOf('decoration', asked)).toEqual({ whom: 'customers', customerIDs: [] });
});
