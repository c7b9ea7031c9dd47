// Proves AL15.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signIn, signOut } from '#house/session/session';
import { writtenToAsked } from './written-to-asked';

const { language, messageChoice } = writtenToAsked;

function signInWith(...features: string[]) {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [], features }))}.x`);
}

beforeEach(signOut);
afterAll(signOut);

test('a form asks how somebody is written to while messages are on', () => {
  signInWith('messages');
  expect([language({}), messageChoice({ messageChoice: 'all' })]).toEqual([true, true]);
});

test('while they are off only what was chosen before is shown', () => {
  signInWith('counter');
  expect([language({}), language({ language: null }), language({ language: 'so' })]).toEqual([false, false, true]);
  expect([messageChoice({}), messageChoice({ messageChoice: 'all' })]).toEqual([false, false]);
  expect(messageChoice({ messageChoice: 'none' })).toBe(true);
});
