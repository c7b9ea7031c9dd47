/**
 * The messages of a text that was pasted, one a paragraph. Where several lines of a paragraph are messages by themselves, each is one: what
 * follows a message on its line is no part of it, and none is to be lost.
 */
export function messagesIn(pasted: string, isRead: (text: string) => boolean): string[] {
  return pasted.split(/\r?\n[^\S\n]*\r?\n/).flatMap((paragraph) => {
    const whole = paragraph.trim();
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    return lines.filter(isRead).length > 1 ? lines.filter((line) => line !== '') : whole === '' ? [] : [whole];
  });
}
