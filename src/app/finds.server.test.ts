import { expect, it } from 'vitest';
import { findScreens } from '#house/menu/menu.contract';
import { screenList } from './screen-list';
import { slices } from './slices';

it('shows a group for every kind that the search finds, and no kind twice: those of finds.txt, in its order', async () => {
  const found = slices.flatMap(({ finds }) => (finds ? [finds.screen.finds.kind] : []));
  const shown = findScreens(screenList).map(({ finds }) => finds.kind);
  expect(found.toSorted()).toEqual(shown.toSorted());
  await expect(shown.map((kind) => `${kind}\n`).join('')).toMatchFileSnapshot('finds.txt');
});
