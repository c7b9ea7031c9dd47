import type { Brand } from '#house/brand/brand.contract';
import { expect } from 'vitest';
import type { TestApp } from '#testing/test-app';
import type { Notification } from './notification.contract';

/** The notifications that the owner of a token finds, the newest first. */
export async function notificationsOf(
  app: Pick<TestApp, 'call'>,
  token: string,
  brand: Brand = 'academy',
): Promise<Notification[]> {
  const { status, body } = await app.call('GET', 'notifications', { token, brand });
  expect(status).toBe(200);
  return body;
}
