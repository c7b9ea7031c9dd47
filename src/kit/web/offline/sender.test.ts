// Proves R 3.5.
import { describe, expect, it } from 'vitest';
import type { Write } from '#kit/rules/outbox';
import { amina, write } from '#kit/rules/outbox.fixture';
import { refusal } from '#kit/web/call';
import { makeSender, type SenderParts } from './sender';

/** A phone with these writes, and a server that answers each with a status (200 unless told), written down in `arrived`. */
function phone(
  writes: readonly Write[],
  more: Partial<SenderParts> & { status?: (id: string, body: unknown) => number } = {},
) {
  const { status = () => 200, ...parts } = more;
  const kept = new Map(writes.map((one) => [one._id, one]));
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const arrived: string[] = [];
  const delays: number[] = [];
  const told: [number, number][] = [];
  const timers: (() => void)[] = [];
  const sender = makeSender({
    all: async () => [...kept.values()],
    remove: async (id) => void kept.delete(id),
    refuse: async (id, refused) => {
      const one = kept.get(id);
      if (one) kept.set(id, { ...one, refused });
    },
    replace: async (write) => void kept.set(write._id, write),
    post: async ({ _id, body }) => {
      asked.push(_id);
      bodies.push(body);
      const answered = status(_id, body);
      if (answered !== 200) throw refusal(answered, `Answered ${answered}`);
      arrived.push(_id);
      return { message: `Saved ${_id}` };
    },
    account: () => amina,
    alone: (task) => task(),
    later: (task, ms) => {
      delays.push(ms);
      timers.push(task);
      return () => timers.splice(timers.indexOf(task), 1);
    },
    onSettled: (...counts) => told.push(counts),
    ...parts,
  });
  return { sender, kept, asked, bodies, arrived, delays, told, timers };
}

describe('what waits on a phone', () => {
  it('is sent oldest first, once each, and is gone then', async () => {
    const { sender, kept, arrived, told } = phone([write('2'), write('1'), write('3')]);
    await sender.wake();
    expect(arrived).toEqual(['1', '2', '3']);
    expect(kept.size).toBe(0);
    expect(told).toEqual([[3, 0]]);
    await sender.wake();
    expect(arrived).toHaveLength(3);
  });

  it('waits on where nobody answers, is tried again later and later, and arrives in the end', async () => {
    let reachable = false;
    const { sender, kept, asked, delays, timers, arrived } = phone([write('1'), write('2')], {
      status: () => (reachable ? 200 : 0),
    });
    await sender.wake();
    timers.shift()?.();
    await Promise.resolve();
    await expect.poll(() => delays).toEqual([1000, 2000]);
    // Nobody is there: the second is not even tried.
    expect(asked).toEqual(['1', '1']);
    expect(kept.size).toBe(2);
    reachable = true;
    await sender.wake();
    expect(arrived).toEqual(['1', '2']);
  });

  it('is not held up by one at which the server itself fails', async () => {
    const { sender, kept, arrived } = phone([write('1'), write('2')], { status: (id) => (id === '1' ? 500 : 200) });
    await sender.wake();
    expect(arrived).toEqual(['2']);
    expect([...kept.keys()]).toEqual(['1']);
  });

  it('keeps the order of a register behind one that must wait', async () => {
    const register = [write('1', { group: 'r' }), write('2', { group: 'r' }), write('3')];
    const { sender, asked } = phone(register, { status: (id) => (id === '1' ? 500 : 200) });
    await sender.wake();
    expect(asked).toEqual(['1', '3']);
  });

  it('goes to the visible list where the server refuses it, and the rest goes on', async () => {
    const { sender, kept, arrived, told } = phone([write('1'), write('2')], {
      status: (id) => (id === '1' ? 409 : 200),
    });
    await sender.wake();
    expect(arrived).toEqual(['2']);
    expect(kept.get('1')?.refused).toEqual({ message: 'Answered 409', errors: {} });
    expect(told).toEqual([[1, 1]]);
  });

  it('is sent with the same words as long as nobody answers, and refused after that, once with what it says when it is late', async () => {
    let answered = 0;
    const late = write('1', { whenLate: { keepRest: true } });
    const { sender, bodies, kept, told } = phone([late], {
      status: (_id, body) => (answered === 409 && JSON.stringify(body).includes('keepRest') ? 200 : answered),
    });
    await sender.wake();
    await sender.wake();
    answered = 409;
    await sender.wake();
    expect(bodies).toEqual([{ _id: '1' }, { _id: '1' }, { _id: '1' }, { _id: '1', keepRest: true }]);
    expect(kept.size).toBe(0);
    expect(told).toEqual([[1, 0]]);
  });

  it('that is refused when it is late, too, lies in the list', async () => {
    const late = write('1', { whenLate: { keepRest: true } });
    const { sender, kept, asked } = phone([late], { status: () => 409 });
    await sender.wake();
    expect(asked).toEqual(['1', '1']);
    expect(kept.get('1')).toMatchObject({ refused: { message: 'Answered 409' }, body: { keepRest: true } });
  });

  it('is refused as it is while its form is open: there somebody decides', async () => {
    const late = write('1', { whenLate: { keepRest: true } });
    const { sender, asked } = phone([late], { status: () => 409 });
    expect(await sender.follow('1', 8000)).toMatchObject({ as: 'refused', refusal: { status: 409 } });
    expect(asked).toEqual(['1']);
  });

  it('says nothing else where the write itself is wrong', async () => {
    const late = write('1', { whenLate: { keepRest: true } });
    const { sender, asked } = phone([late], { status: () => 400 });
    await sender.wake();
    expect(asked).toEqual(['1']);
  });

  it('is not sent again by itself once refused', async () => {
    const { sender, asked } = phone([write('1')], { status: () => 400 });
    await sender.wake();
    await sender.wake();
    expect(asked).toEqual(['1']);
  });

  it('stays where the session is over, and nothing more is tried', async () => {
    const { sender, kept, asked, timers } = phone([write('1'), write('2')], { status: () => 401 });
    await sender.wake();
    expect(asked).toEqual(['1']);
    expect([...kept.values()].map(({ refused }) => refused)).toEqual([undefined, undefined]);
    expect(timers).toEqual([]);
  });

  it('is not sent while nobody, or somebody else, is logged in', async () => {
    let account: string | undefined;
    const { sender, kept, asked } = phone([write('1')], { account: () => account });
    await sender.wake();
    account = 'academy:other';
    await sender.wake();
    expect(asked).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it('stops in the middle when its person leaves', async () => {
    let account: string | undefined = amina;
    const { sender, asked } = phone([write('1'), write('2')], {
      account: () => account,
      status: () => {
        account = 'academy:other';
        return 200;
      },
    });
    await sender.wake();
    expect(asked).toEqual(['1']);
  });
});

describe('a form that waits for its write', () => {
  it('is told the answer', async () => {
    const { sender, told } = phone([write('1')]);
    expect(await sender.follow('1', 8000)).toEqual({ as: 'saved', answer: { message: 'Saved 1' } });
    // The form says it itself.
    expect(told).toEqual([]);
  });

  it('is told the refusal, and then nothing is kept', async () => {
    const { sender, kept } = phone([write('1')], { status: () => 409 });
    expect(await sender.follow('1', 8000)).toMatchObject({ as: 'refused', refusal: { status: 409 } });
    expect(kept.size).toBe(0);
  });

  it('that corrects a refused one leaves it on the list when it is refused again', async () => {
    const { sender, kept } = phone([write('1', { corrects: true })], { status: () => 409 });
    expect(await sender.follow('1', 8000)).toMatchObject({ as: 'refused' });
    expect(kept.get('1')?.refused?.message).toBe('Answered 409');
  });

  it.each([0, 401, 503])('is told that it is kept where the server answers %d', async (status) => {
    const { sender, kept } = phone([write('1')], { status: () => status });
    expect(await sender.follow('1', 8000)).toEqual({ as: 'kept' });
    expect(kept.has('1')).toBe(true);
  });

  it('is told that it is kept when its patience is over; a later refusal is shown on the list', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { sender, kept, timers, told } = phone([write('1')], {
      post: async () => {
        await slow;
        throw refusal(400, 'Too late to say so in the form');
      },
    });
    const followed = sender.follow('1', 8000);
    timers.shift()?.();
    expect(await followed).toEqual({ as: 'kept' });
    answer();
    await expect.poll(() => told).toEqual([[0, 1]]);
    expect(kept.get('1')?.refused?.message).toBe('Too late to say so in the form');
  });

  it('is told that it is saved where another tab has sent it', async () => {
    const { sender, kept } = phone([write('1')], {
      alone: async (task) => {
        kept.delete('1');
        return task();
      },
    });
    expect(await sender.follow('1', 8000)).toEqual({ as: 'saved', answer: undefined });
  });

  it('that comes while others are being sent is sent after them', async () => {
    const { sender, kept, arrived } = phone([write('1')]);
    const first = sender.follow('1', 8000);
    kept.set('2', write('2'));
    expect(await sender.follow('2', 8000)).toMatchObject({ as: 'saved' });
    await first;
    expect(arrived).toEqual(['1', '2']);
  });
});
