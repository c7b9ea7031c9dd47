/** The address that is kept: clients send the word 'empty' for none (G15). */
export function storedAddress(sent: string): string {
  return sent === 'empty' ? '' : sent;
}
