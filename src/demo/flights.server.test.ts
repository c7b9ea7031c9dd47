import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { asking } from '#testing/statements';
import { openFlights } from './flights.server';

async function open() {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  onTestFinished(() => client.end());
  return openFlights(client);
}

it('statements that are said while one is on its way go together behind it, and each has its own answer', async () => {
  const send = await open();
  const numbers = ['1', '2', '3'];
  const { trips } = await asking(async () => {
    const answers = await Promise.all(numbers.map((number) => send('select $1::text as number', [number])));
    expect(answers.map(({ rows }) => rows)).toEqual(numbers.map((number) => [{ number }]));
  });
  expect(trips).toBe(2);
});

it('a statement that fails is not followed by those that went with it', async () => {
  const send = await open();
  const texts = ['select 1', 'select 1 / 0', 'select 2'];
  const ended = await Promise.allSettled(texts.map((text) => send(text, [])));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(send('select $1::text as number', ['4'])).resolves.toMatchObject({ rows: [{ number: '4' }] });
});
