import { describe, expect, it } from 'vitest';
import { directionOfText } from './text-direction';

describe('A text runs', () => {
  it.each([
    ['as its only writing does', 'مرحبا', 'rtl'],
    ['as its only writing does', 'Salaan 12', 'ltr'],
    ['as most of its words do, though it begins with a name of another writing', 'Hibo، المتبقي عليك 5.00$', 'rtl'],
    ['as most of its words do, though it begins with a name of another writing', 'محمد, 5.00$ is open', 'ltr'],
    ['as its words do, however long an address in it is', 'كشف حسابك https://daftar.example/p/abcdefgh', 'rtl'],
    ['as those around it do, where it has no words or as many of both', '5.00$', undefined],
    ['as those around it do, where it has no words or as many of both', 'Hibo حبو', undefined],
  ])('%s: %s', (_how, text, direction) => {
    expect(directionOfText(text)).toBe(direction);
  });
});
