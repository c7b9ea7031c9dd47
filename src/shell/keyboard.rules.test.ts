import { expect, test } from 'vitest';
import { isKeyboard } from './keyboard.rules';

test('a keyboard is open where a field is typed into and much of the page is gone', () => {
  expect(isKeyboard({ isTyped: true, height: 480, tallest: 800 })).toBe(true);
});

test("neither a field in use alone, nor the browser's bars, nor a turned phone are a keyboard", () => {
  expect(isKeyboard({ isTyped: true, height: 800, tallest: 800 })).toBe(false);
  expect(isKeyboard({ isTyped: true, height: 700, tallest: 800 })).toBe(false);
  expect(isKeyboard({ isTyped: false, height: 360, tallest: 800 })).toBe(false);
});
