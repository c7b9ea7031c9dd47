import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine may be ten times slower than a quiet one; what is there at once waits for nothing.
configure({ asyncUtilTimeout: 30_000 });

/** The warning about tags that the document in memory lacks, and browsers have. */
const lacking = /^The tag <%s> is unrecognized in this browser/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Newer browsers tell by a promise when they have scrolled.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls.filter(([said]) => !lacking.test(String(said)));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints, 'React or a library complained').toEqual([]);
});
