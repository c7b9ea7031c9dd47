import type { Answer, TestApp } from '#testing/test-app';

type Body = Readonly<Record<string, unknown>>;
export type Post = (path: string, body: Body, by?: string) => Promise<Answer>;
export type Put = (path: string, body: Body, at?: string, by?: string) => Promise<Answer>;

/** Sets a new password in place of a forgotten one. */
export async function setAnew(email: string, post: Post, put: Put, token: string, app: TestApp): Promise<void> {
  const { activationCode } = (await post('login/activation', { email })).body;
  const mails: { to: string; text: string }[] = (await app.call('GET', 'outbox', { token })).body;
  const code = /\d{6}/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0];
  await post('login/activation/check', { email, activationCode, code });
  const password = { password: 'brand new secret', confirmPassword: 'brand new secret' };
  await put('login/passUpdate/', { email, activationCode, ...password });
}
