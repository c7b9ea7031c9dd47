import { describe, expect, it } from 'vitest';
import { eventReader } from './event-stream';

describe('a stream of events', () => {
  it('is taken apart whole, however it is cut into pieces', () => {
    const text = ':\n\nid: 5:6:\ndata: ["fee"]\n\nevent: over\ndata: []\n\n';
    const wanted = [
      { name: 'message', id: '5:6:', data: '["fee"]' },
      { name: 'over', id: undefined, data: '[]' },
    ];
    for (let size = 1; size <= text.length; size++) {
      const read = eventReader();
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(pieces.flatMap(read)).toEqual(wanted);
    }
  });

  it('tells nothing of what is not whole yet, nor of signs of life', () => {
    const read = eventReader();
    expect(read('data: ["fee"]\n')).toEqual([]);
    expect(read(':\n\n')).toHaveLength(1);
    expect(read(':\n\n:\r\n\r\n')).toEqual([]);
  });

  it('joins the lines of one event', () => {
    expect(eventReader()('data: a\ndata: b\n\n')).toEqual([{ name: 'message', id: undefined, data: 'a\nb' }]);
  });
});
