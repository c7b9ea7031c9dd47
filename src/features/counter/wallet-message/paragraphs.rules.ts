/**
 * The messages in a pasted text: each paragraph is one, unless several of its lines can be read as messages by themselves. Then each line
 * is one, also those that cannot be read, so that nothing is lost.
 */
export function messagesIn(pasted: string, isRead: (text: string) => boolean): string[] {
  return pasted.split(/\r?\n[^\S\n]*\r?\n/).flatMap((paragraph) => {
    const whole = paragraph.trim();
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    return lines.filter(isRead).length > 1 ? lines.filter((line) => line !== '') : whole === '' ? [] : [whole];
  });
}
