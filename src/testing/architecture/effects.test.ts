import { expect, it } from 'vitest';
import { effectFindings } from './effects';
import { readSources } from './source';

it('no effect ends with what a function of the browser answered', () => {
  expect(effectFindings(readSources())).toEqual([]);
  const bad = {
    'src/kit/web/A.tsx': `useEffect(() => box.current?.scrollIntoView(), []); useLayoutEffect(() => said.focus());
      useEffect(() => { box.current?.focus(); }, []); useEffect(() => () => timer.stop(), []); useEffect(() => onKnown(now), [now]);`,
  };
  expect(effectFindings(bad).map(({ message }) => message)).toEqual(
    Array(2).fill('an effect that answers what a method does'),
  );
});
