/** Whether mail can be sent to an address: not to a domain that is reserved for what does not exist (RFC 2606). */
export function isReachable(address: string): boolean {
  return !address.endsWith('.invalid');
}
