// Proves R 5.3, R 5.5, D4, D5, E10.
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { admissionProblems, chargedFor, leftAfterCredit, owedFor, sharesOf, termsFrom } from './admission.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};
const month = { feeName: 'March 2026', feetype: 'monthlyfee', feeAmount: amount(1) } as const;
const registration = { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: amount(10) } as const;
const books = { feeName: 'Books', feetype: 'bookfee', feeAmount: amount(12.5) } as const;
const known = { classID: 'c1', studentID: 's1', Amount: amount(20), feeItems: [month, registration] };
const newcomer = {
  studentName: 'Amina Ali',
  studentPhone: '252615550202',
  studentGender: 'female',
  studentAddress: 'Hodan',
  educationalLevel: 'Secondary',
  username: 'amina@academy.test',
} as const;

describe('what enrolling charges', () => {
  it('is the Amount for the month and each other item of more than nothing', () => {
    expect(chargedFor(known)).toBe(30);
    expect(chargedFor({ ...known, feeItems: [...known.feeItems, { ...books, feeAmount: amount(0) }] })).toBe(30);
    expect(chargedFor({ Amount: amount(20) })).toBe(0);
  });
});

describe('what is owed for it', () => {
  const fitting = {
    key: 'monthlyfee',
    gross: amount(0),
    _id: 'd1',
    percent: 50,
    amount: null,
    discountKind: 'staff',
    reason: '',
  } as const;
  const lowering = { discounts: [fitting], prorates: false, today: '2026-03-10', credit: amount(12) };

  it('is what discounts of each type leave, and the days of the month that are left where it is charged by days', () => {
    expect(owedFor(known, undefined)).toBe(30);
    expect(owedFor(known, lowering)).toBe(20);
    // Of 31 days, 9 are past: 7.10 of 10.00 are left.
    expect(owedFor(known, { ...lowering, prorates: true })).toBe(17.1);
  });

  it('is paid from credit first', () => {
    expect([leftAfterCredit(amount(20), lowering), leftAfterCredit(amount(10), lowering)]).toEqual([8, 0]);
    expect(leftAfterCredit(amount(20), undefined)).toBe(20);
  });
});

describe('a first payment', () => {
  it('pays the fees one after the other, as far as it goes', () => {
    const fees = [amount(20), amount(10), amount(12.5)];
    expect(sharesOf(amount(42.5), fees)).toEqual([20, 10, 12.5]);
    expect(sharesOf(amount(25.1), fees)).toEqual([20, 5.1, 0]);
    expect(sharesOf(amount(0), fees)).toEqual([0, 0, 0]);
  });

  it('names a phone, unless it is cash or nothing is paid', () => {
    const paid = { ...known, AmountPaid: amount(5) };
    expect(admissionProblems({ ...paid, paymentMethod: 'Evc plus' })).toEqual({ phonePaid: 'Enter phone paid' });
    expect(admissionProblems({ ...paid, paymentMethod: 'Evc plus', phonePaid: '252615550202' })).toEqual({});
    expect(admissionProblems({ ...paid, paymentMethod: 'cash' })).toEqual({});
    expect(admissionProblems({ ...known, AmountPaid: amount(0), paymentMethod: 'Evc plus' })).toEqual({});
  });
});

describe('who is enrolled', () => {
  it('is chosen, or told of in full', () => {
    const { studentID: _nobody, ...nobody } = known;
    expect(admissionProblems(nobody)).toEqual({ studentID: 'Please select student' });
    expect(admissionProblems({ ...nobody, ...newcomer })).toEqual({});
    const { username: _left, studentGender: _out, ...partly } = newcomer;
    expect(admissionProblems({ ...nobody, ...partly })).toEqual({
      studentGender: 'Enter gender',
    });
  });
});

describe('the items', () => {
  it('hold one month and are at most ten', () => {
    expect(Object.keys(admissionProblems({ ...known, feeItems: [month, month] }))).toEqual(['feeItems.1.feetype']);
    const many = Array.from({ length: 11 }, () => books);
    expect(admissionProblems({ ...known, feeItems: many })).toEqual({ feeItems: 'At most 10 fee items' });
  });
});

describe('what enrolling in a class begins with', () => {
  const place = { _id: 'c1', courseID: 'k1' };

  it('is as with the last one of the class, then of the course; the ready items come from anywhere', () => {
    const elsewhere = {
      classID: 'c9',
      courseID: 'k9',
      Amount: amount(99),
      feeItems: [books, registration],
    } as const;
    const sameCourse = {
      classID: 'c2',
      courseID: 'k1',
      Amount: amount(25),
      feeItems: [{ ...registration, feeAmount: amount(15) }],
    } as const;
    const sameClass = {
      classID: 'c1',
      courseID: 'k1',
      Amount: amount(20),
      feeItems: [month],
    } as const;
    expect(termsFrom([elsewhere, sameCourse, sameClass], place)).toEqual({
      Amount: 20,
      items: [{ ...registration, feeAmount: 15 }, books],
    });
    expect(termsFrom([elsewhere, sameCourse], place).Amount).toBe(25);
  });

  it('is without amounts where nobody was ever enrolled', () => {
    expect(termsFrom([], place)).toEqual({
      Amount: null,
      items: [
        { feetype: 'Registrationfee', feeName: 'Registration fee', feeAmount: 0 },
        { feetype: 'bookfee', feeName: 'Book fee', feeAmount: 0 },
      ],
    });
  });
});
