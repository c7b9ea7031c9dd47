// Proves ME10.
import { describe, expect, it } from 'vitest';
import { type Gateway, outcomeOf, requestOf } from './gateway.rules';

const gateway: Gateway = {
  smsUrl: 'https://sms.example.com/send',
  smsMethod: 'POST',
  smsHeaders: null,
  smsBody: '{"to":"{to}","text":"{text}"}',
  smsSuccess: null,
  smsSender: 'A&B',
};
const sms = { to: '252615550101', text: 'He said "50% & more"\n<now>' };

describe('the request to a gateway', () => {
  it('is escaped as its content type asks', () => {
    expect(JSON.parse(requestOf(gateway, sms).body ?? '')).toEqual(sms);
    const form = requestOf({ ...gateway, smsBody: 'to={to}&text={text}&from={sender}' }, sms);
    expect(form.headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(Object.fromEntries(new URLSearchParams(form.body))).toEqual({ ...sms, from: 'A&B' });
    const xml = requestOf({ ...gateway, smsBody: '<sms to="{to}">{text}</sms>' }, sms);
    expect(xml.body).toBe('<sms to="252615550101">He said &quot;50% &amp; more&quot;\n&lt;now&gt;</sms>');
    const plain = requestOf({ ...gateway, smsBody: '{to}: {text}', smsHeaders: 'Content-Type: text/plain' }, sms);
    expect(plain.body).toBe(`${sms.to}: ${sms.text}`);
  });

  it('may say all of it in its address', () => {
    const { url, body } = requestOf(
      { ...gateway, smsMethod: 'GET', smsUrl: 'https://sms.example.com/?to={to}&text={text}' },
      sms,
    );
    expect([new URL(url).searchParams.get('text'), new URL(url).host, body]).toEqual([
      sms.text,
      'sms.example.com',
      undefined,
    ]);
  });

  it('takes a name in a text for what it is', () => {
    expect(JSON.parse(requestOf(gateway, { ...sms, text: '{to}' }).body ?? '')).toEqual({ ...sms, text: '{to}' });
  });
});

it.each([
  ['a good answer', 200, 'ok', null, { is: 'taken' }],
  ['a good answer with the words of success', 202, 'id=5 queued', 'queued', { is: 'taken' }],
  ['a good answer without them', 200, 'error 5', 'queued', { is: 'refused', why: '200 error 5' }],
  ['too many requests', 429, 'slow down', null, { is: 'again', why: '429 slow down' }],
  ['a gateway that is broken', 502, '', null, { is: 'again', why: '502' }],
  ['another place', 302, '', null, { is: 'refused', why: '302' }],
])('%s', (_what, status, answer, success, outcome) => {
  expect(outcomeOf(status, answer, success)).toEqual(outcome);
});

it('keeps the first 200 characters of an answer', () => {
  expect(outcomeOf(400, 'x'.repeat(5000), null)).toMatchObject({ why: expect.stringMatching(/^400 x{196}$/) });
});
