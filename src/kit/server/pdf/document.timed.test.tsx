import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { DocumentPage } from './DocumentPage.pdf';
import { Lines } from './Lines.pdf';
import { renderDocument as rendered } from './render';

const renderDocument = (element: ReactElement) => rendered(element, 'Kit');

function lines(count: number) {
  const rows = Array.from({ length: count }, (_, at) => [`Month ${at + 1}`, '$1,234.50']);
  return (
    <DocumentPage title="Lines" author="Kit">
      <Lines
        columns={[
          { heading: 'Month', share: 3 },
          { heading: 'Amount', share: 1 },
        ]}
        rows={rows}
      />
    </DocumentPage>
  );
}

it('a long document keeps no other work waiting while it is made', async () => {
  await renderDocument(lines(1));
  let longest = 0;
  const began = performance.now();
  let last = began;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await renderDocument(lines(200));
  clearInterval(timer);
  // A share of the whole: made on this thread, it would be held up from the beginning to the end.
  expect(longest / (performance.now() - began)).toBeLessThan(0.5);
});
