import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken';

const kept = (name: string) => [...render(<Unbroken name={name} />).container.querySelectorAll('span')];

test('a code in a name is kept in one piece, and what it stands among and what is too long is not', () => {
  expect(kept('WEB-07').map(({ textContent }) => textContent)).toEqual(['WEB-07']);
  expect(kept('Evening WEB-07 of EXCEL-2').map(({ textContent }) => textContent)).toEqual(['WEB-07', 'EXCEL-2']);
  expect(kept('Webdesign-for-beginners-and-others')).toEqual([]);
  expect(render(<Unbroken name="Evening WEB-07" />).container.textContent).toBe('Evening WEB-07');
});
