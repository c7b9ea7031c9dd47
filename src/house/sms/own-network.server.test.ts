// Proves ME10.
import { expect, it } from 'vitest';
import { isOwnNetwork } from './own-network.server';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  'nonsense',
])('%s lies in the own network', (address) => {
  expect(isOwnNetwork(address)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s lies on the web', (address) => {
  expect(isOwnNetwork(address)).toBe(false);
});
