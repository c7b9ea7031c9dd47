import { IconLanguage } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { chooseLanguage, languageNames, offeredLanguages, useLanguage } from '#kit/web/language';
import styles from './LanguageSelect.module.css';

/** The language switch of the portal: the phone's own list, which costs no code of ours to load. */
export function LanguageSelect() {
  const spoken = useLanguage();
  return (
    <span className={styles.frame}>
      <IconLanguage size={20} stroke={1.7} aria-hidden />
      <select
        className={styles.select}
        aria-label={t('Language')}
        title={t('Language')}
        value={spoken}
        onChange={(event) => {
          const chosen = offeredLanguages.find((one) => one === event.currentTarget.value);
          if (chosen) void chooseLanguage(chosen);
        }}
      >
        {offeredLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
