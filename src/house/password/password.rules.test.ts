// Proves S§5, S§9, A24.
import { describe, expect, it } from 'vitest';
import { confirmProblem, passwordProblem } from './password.rules';

describe('a password', () => {
  it('is required', () => {
    expect(passwordProblem('', 'a@b.so')).toBe('Password is required');
    expect(passwordProblem('      ', 'a@b.so')).toBe('Password is required');
  });

  it('has more than four characters, or as many as the setting asks for', () => {
    expect(passwordProblem('x7#k', 'a@b.so')).toBe('Your password must be more than 4 characters');
    expect(passwordProblem('x7#kq', 'a@b.so')).toBeUndefined();
    expect(passwordProblem('x7#kq', 'a@b.so', 8)).toBe('Your password must be more than 7 characters');
  });

  it('is counted in characters as people see them', () => {
    expect(passwordProblem('🙂🙂🙂🙂', 'a@b.so')).toBe('Your password must be more than 4 characters');
  });

  it('is not the username, nor its name before the @', () => {
    expect(passwordProblem('Amina@Daftar.so', 'amina@daftar.so')).toBe('The password must not be the username');
    expect(passwordProblem('AMINAW', 'aminaw@daftar.so')).toBe('The password must not be the username');
  });

  it('is not one that everyone tries first', () => {
    for (const common of ['12345', 'Password', 'qwerty', 'Admin123']) {
      expect(passwordProblem(common, 'a@b.so')).toBe('This password is too common, choose another');
    }
  });

  it('is typed the same twice', () => {
    expect(confirmProblem('one', 'two')).toBe('The passwords do not match');
    expect(confirmProblem('one', 'one')).toBeUndefined();
  });
});
