import { t } from '#kit/contract/language';

/** A file's content as a data URL. */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(t('The picture could not be read'))));
    reader.readAsDataURL(file);
  });
}
