/** The text with the digits and the decimal sign of Arabic keyboards replaced by Latin ones, in which numbers are kept. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replaceAll('٫', '.');
}
