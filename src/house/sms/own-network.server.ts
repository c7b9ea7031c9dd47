import { BlockList, isIP } from 'node:net';

/** The addresses that are not on the open web: the machine itself, its network, and ranges reserved for other uses. */
const own = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 128],
  ['::1', 128],
  // Each of these holds IPv4 addresses, including those of the server's own network; a mapped address is judged by the IPv4 address in it.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(address, bits, 'ipv6');

/** Whether an IP address lies in the server's own network rather than on the web. */
export function isOwnNetwork(address: string): boolean {
  const version = isIP(address);
  return version === 0 || own.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
