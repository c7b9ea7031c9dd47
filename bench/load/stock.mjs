import { stockBoxes } from './boxes.mjs';
import { stockOwing } from './owing.mjs';

/**
 * What is measured beside the seeded records: where money lies, and what was said and written to those who owe.
 * @param {import('pg').ClientBase} client
 * @param {string} url
 * @param {string} token
 */
export async function stockAcademy(client, url, token) {
  await stockOwing(client, url, token);
  return stockBoxes(client, url, token);
}
