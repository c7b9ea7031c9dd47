import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { isRefusal } from '#kit/server/refusal';
import { type Crew, openCrew } from './crew';

const open = (more: { deadline?: number; waiting?: number; atOnce?: number } = {}): Crew =>
  openCrew({
    file: 'kit/server/bounded/crew.fixture.mjs',
    memory: 32,
    deadline: 60_000,
    atOnce: 1,
    waiting: 8,
    ...more,
  });

const order = (what: string) => ({ order: { do: what } });

test('a worker that spends its time or its memory, leaves or fails is an error for its caller alone, and the next one is served', async () => {
  await expect(open({ deadline: 200 }).work(order('spin'))).rejects.toMatchObject({ end: 'time' });
  const crew = open();
  await expect(crew.work(order('hoard'))).rejects.toMatchObject({ end: 'memory' });
  await expect(crew.work(order('leave'))).rejects.toMatchObject({ end: 'fault' });
  await expect(crew.work(order('fail'))).rejects.toMatchObject({ end: 'fault' });
  await expect(crew.work(order('answer'))).resolves.toBe('answer');
});

test('a worker and its caller take turns, and the time in which it waits for the caller does not count', async () => {
  const crew = open({ deadline: 3000 });
  const numbers = [1, 2, 3];
  const hear = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return numbers.shift() ?? null;
  };
  await expect(crew.work<number, string, number | null>({ ...order('count'), hear })).resolves.toBe(6);
});

test('what a worker says is heard in the language of the call that it works for, whoever hired it', async () => {
  const crew = open();
  const language = new AsyncLocalStorage<string>();
  const heardIn: (string | undefined)[] = [];
  const hear = () => {
    heardIn.push(language.getStore());
    return null;
  };
  for (const one of ['de', 'ar']) await language.run(one, () => crew.work({ ...order('count'), hear }));
  expect(heardIn).toEqual(['de', 'ar']);
});

test('what the caller throws on the way ends the work, and so does a caller that leaves, also one that waits', async () => {
  const crew = open();
  const hear = () => {
    throw new Error('no more');
  };
  await expect(crew.work({ ...order('count'), hear })).rejects.toThrow('no more');
  const left = new AbortController();
  const begun = crew.work({ ...order('spin'), signal: left.signal });
  const waits = crew.work({ ...order('answer'), signal: left.signal });
  const next = crew.work(order('answer'));
  left.abort(new Error('gone'));
  const gone = { status: 'rejected', reason: left.signal.reason };
  await expect(Promise.allSettled([begun, waits])).resolves.toEqual([gone, gone]);
  await expect(next).resolves.toBe('answer');
});

test('who comes when too many wait is refused with 429 and the time to come again', async () => {
  const crew = open({ waiting: 1 });
  const [first, second] = [crew.work(order('answer')), crew.work(order('answer'))];
  const third = await crew.work(order('answer')).catch((error: unknown) => error);
  expect(isRefusal(third) && [third.status, third.retryAfter]).toEqual([429, 10]);
  await expect(Promise.all([first, second])).resolves.toEqual(['answer', 'answer']);
});

test('a worker whose caller leaves is reused for the next order if it abandons its work', async () => {
  const crew = open();
  const name = () => crew.work<number>(order('name'));
  const first = await name();
  const left = new AbortController();
  const hear = () => {
    left.abort(new Error('gone'));
    return new Promise<null>(() => undefined);
  };
  await expect(crew.work({ ...order('count'), hear, signal: left.signal })).rejects.toThrow('gone');
  await expect(crew.work({ ...order('answer'), signal: left.signal })).rejects.toThrow('gone');
  await expect(name()).resolves.toBe(first);
  const fails = () => {
    throw new Error('no more');
  };
  await expect(crew.work({ ...order('count'), hear: fails })).rejects.toThrow('no more');
  await expect(name()).resolves.toBe(first);
});

test('what is told too late, after the caller left, does not reach the next order', async () => {
  const crew = open();
  const left = new AbortController();
  let tellLate: (told: number) => void = () => undefined;
  const hear = () => {
    left.abort(new Error('gone'));
    return new Promise<number>((resolve) => {
      tellLate = resolve;
    });
  };
  await expect(crew.work({ ...order('count'), hear, signal: left.signal })).rejects.toThrow('gone');
  const numbers = [1, 2];
  const next = crew.work<number, string, number | null>({
    ...order('count'),
    hear: async () => {
      tellLate(100);
      await new Promise((resolve) => setImmediate(resolve));
      return numbers.shift() ?? null;
    },
  });
  await expect(next).resolves.toBe(3);
});

test('a worker without an order for ten minutes ends and leaves its memory; one that was given another starts to wait anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const crew = open({ atOnce: 2 });
    const name = () => crew.work<number>(order('name'));
    const both = await Promise.all([name(), name()]);
    vi.advanceTimersByTime(599_999);
    const kept = await name();
    expect(both).toContain(kept);
    // The other one has had nothing to do since.
    vi.advanceTimersByTime(599_999);
    const two = await Promise.all([name(), name()]);
    expect(two.filter((one) => both.includes(one))).toEqual([kept]);
    vi.advanceTimersByTime(600_000);
    expect([...both, ...two]).not.toContain(await name());
  } finally {
    vi.useRealTimers();
  }
});
