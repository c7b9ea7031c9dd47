import { BlockList, isIP, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address without port, zone or brackets, as IPv4 even if written as IPv6; undefined for any other text. */
export function plainAddress(text: string): string | undefined {
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? withPort ?? text.trim()).split('%')[0] ?? '';
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  // One spelling for each, or one client would count as many.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedIn(written) ?? written;
}

/** The part of an address that a client cannot choose: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  if (isIP(address) !== 6) return address;
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [begin, end] = [groups(before), groups(after ?? '')];
  const left = Array.from({ length: 8 - begin.length - end.length }, () => '0');
  return [...begin, ...left, ...end].slice(0, 4).join(':');
}

/** The IPv4 address in `::ffff:7f00:1`, as URL writes it. */
function mappedIn(address: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low].flatMap((half) => [Number.parseInt(half, 16) >> 8, Number.parseInt(half, 16) & 255]).join('.');
}

/** The address that opened a connection: the caller's, or the proxy's. */
export function peerOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string | undefined {
  return plainAddress(remoteAddress ?? '');
}

/** A function that is true for an address among the proxies whose forwarding headers count. */
export function trusts(proxies: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const plain = bits === undefined ? (plainAddress(address) ?? address) : address;
    const family = isIP(plain) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) known.addAddress(plain, family);
    else known.addSubnet(plain, Number(bits), family);
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== undefined && known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  };
}

/** The address from which a request comes, as far as it is known: forwarded text that is not an address is not used. */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'ips' | 'socket'>): string {
  const hops = request.ips ?? [request.ip];
  const known = hops.map(plainAddress).filter((address) => address !== undefined);
  return known.at(-1) ?? '';
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * True for a request from this machine that came through no proxy and from no page of another site: the Host header
 * would contain a foreign name that points here.
 */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = peerOf(socket);
  const isLoopback = address === '::1' || address?.startsWith('127.') === true;
  const isPassedOn = forwarding.some((name) => headers[name] !== undefined);
  return isLoopback && !isPassedOn && isLoopbackHost(headers.host ?? '');
}

function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
}
