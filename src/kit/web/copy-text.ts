import { t } from '#kit/contract/language';

/** Puts a text on the clipboard; throws the sentence to show where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // Over plain HTTP from another machine there is no clipboard but the old one.
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.className = 'visually-hidden';
  document.body.append(holder);
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  if (!copied) throw new Error(t('The browser did not let the link be copied. Copy the address of this page.'));
}
