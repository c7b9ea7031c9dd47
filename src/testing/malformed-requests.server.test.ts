import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stateOf } from './permissions/attempt';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { malformedRequests } from './wire/malformed';
import { answerIn, notOurs, sendRaw } from './wire/raw-request';

let app: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.stop());

it('every malformed request is refused in our words, in our shape, with our headers, and changes nothing', async () => {
  const before = await stateOf(app, 'academy');
  const problems: string[] = [];
  for (const { what, bytes, statuses, afterwards = 'wait' } of malformedRequests(token)) {
    const answer = answerIn(await sendRaw(port, bytes, afterwards));
    const problem = notOurs(answer);
    if (problem !== undefined) problems.push(`${what}: ${problem}`);
    else if (!statuses.includes(answer?.status ?? 0)) problems.push(`${what}: ${answer?.status} ${answer?.text}`);
  }
  expect(problems).toEqual([]);
  expect(await stateOf(app, 'academy')).toEqual(before);
});

it('a name that stands twice is refused in the language of the request, and is not saved', async () => {
  const answer = await app.call('POST', 'branch', {
    token,
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    body: '{"branchName":"Hodan","x":[{"y":1,"y":2}]}',
  });
  expect([answer.status, answer.body]).toEqual([
    400,
    { status: false, message: 'y steht mehr als einmal im Anfragekörper', errors: { y: 'Mehr als einmal angegeben' } },
  ]);
});
