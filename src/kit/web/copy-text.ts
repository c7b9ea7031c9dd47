import { t } from '#kit/contract/language';

/** Copies a text to the clipboard; throws the message to show if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // Over plain HTTP from another machine only the old clipboard API exists.
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
