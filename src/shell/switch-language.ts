import { type Language, t } from '../kit/contract/language';
import { chooseLanguage } from '../kit/web/language';
import { toastWrong } from '../kit/web/toast';

/** Changes the language, or says that its words could not be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!(await chooseLanguage(language)))
    toastWrong(t('The server does not answer. Check the connection and try again.'));
}
