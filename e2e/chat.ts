import type { Locator, Page } from 'playwright-core';
import { saved } from './academy';
import { academy } from './opened-product';

interface Written {
  readonly text: string;
  readonly purpose: string;
  readonly address: string;
  readonly messageStatus: string;
}

/** What a tap on 'WhatsApp' wrote and kept, once its chat is open; where that leads is somebody else's. */
export async function writtenBy(page: Page, button: Locator): Promise<Written | undefined> {
  await page.context().route('https://wa.me/**', (route) => route.abort());
  const popup = page.waitForEvent('popup');
  await button.click();
  await (await popup).close();
  return (await saved(academy.call('GET', 'message?sort=-createdAt', { token: academy.owner }))).body[0];
}
