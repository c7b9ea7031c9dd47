import { expect, it } from 'vitest';
import { askedIn, bodyOf, isNamed, oneByOne, startOf, whomOf, whomWithoutFamilies } from './new-message.rules';

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

it('the receivers of people who are named are gone through one after the other, and a class is not', () => {
  const typed = { whom: 'students', studentIDs: ['a', 'b'], channel: 'whatsapp', text: 'Hello' } as const;
  const receivers = [
    { personID: 'a', address: '1' },
    { personID: 'a', address: '2' },
    { personID: 'b', address: '1' },
  ];
  expect(oneByOne(typed, receivers)).toEqual(
    receivers.map(({ personID, address }) => ({ channel: 'whatsapp', studentIDs: [personID], text: 'Hello', address })),
  );
  expect(oneByOne({ ...typed, whom: 'customers', customerIDs: ['c'] }, [{ personID: 'c', address: '3' }])).toEqual([
    { channel: 'whatsapp', customerIDs: ['c'], text: 'Hello', address: '3' },
  ]);
  expect(oneByOne({ ...typed, whom: 'visitors', noteIDs: ['n', 'm'] }, [{ personID: 'n', address: '5' }])).toEqual([
    { channel: 'whatsapp', noteIDs: ['n'], text: 'Hello', address: '5' },
  ]);
  const ofGuardian = { ...typed, whom: 'guardians', guardianIDs: ['g'] };
  expect(oneByOne(ofGuardian, [{ personID: 'b', address: '4' }])).toEqual([
    { channel: 'whatsapp', guardianIDs: ['g'], text: 'Hello', studentIDs: ['b'], address: '4' },
  ]);
  expect([isNamed(ofGuardian), bodyOf({ ...ofGuardian, guardianIDs: [] })]).toEqual([true, undefined]);
  expect([isNamed(typed), isNamed({ ...typed, whom: 'overdue' })]).toEqual([true, false]);
});

it('guardians are offered while families are kept', () => {
  expect('guardians' in whomOf('academy')).toBe(true);
  expect(Object.keys(whomWithoutFamilies('academy'))).toEqual([
    'students',
    'customers',
    'visitors',
    'class',
    'overdue',
  ]);
});

it('a shop writes to customers and to whoever came to ask', () => {
  expect(Object.keys(whomOf('decoration'))).toEqual(['customers', 'visitors', 'overdue']);
});

it('is for the people whom its address names, of one kind, and for nobody whom it names wrongly', () => {
  const [one, other] = ['01a219be-3625-7644-8093-854622f1d138', '01a219be-0383-746f-9a8b-686b714c8fcf'];
  const asked = askedIn({ studentID: `${one},${other},abc,../x`, customerID: undefined });
  expect(asked).toEqual({ studentIDs: [one, other], customerIDs: [], guardianIDs: [], noteIDs: [] });
  expect(startOf('academy', asked)).toEqual({ whom: 'students', studentIDs: [one, other] });
  expect(startOf('academy', askedIn({ customerID: one }))).toEqual({ whom: 'customers', customerIDs: [one] });
  const ofNote = askedIn({ noteID: one });
  expect(startOf('decoration', ofNote)).toEqual({ whom: 'visitors', noteIDs: [one] });
  const ofGuardian = askedIn({ guardianID: one });
  expect(startOf('academy', ofGuardian)).toEqual({ whom: 'guardians', guardianIDs: [one] });
  expect(startOf('decoration', ofGuardian)).toEqual({ whom: 'customers', customerIDs: [] });
  expect(startOf('decoration', asked)).toEqual({ whom: 'customers', customerIDs: [] });
});
