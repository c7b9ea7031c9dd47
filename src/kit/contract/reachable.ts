/** Whether mail can be sent to an address: not to domains reserved as non-existent (RFC 2606). */
export function isReachable(address: string): boolean {
  return !address.endsWith('.invalid');
}
