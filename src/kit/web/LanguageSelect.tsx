import { IconLanguage } from '@tabler/icons-react';
import { languageNames, t } from '#kit/contract/language';
import { chooseLanguage, offeredLanguages, useLanguage } from './language';
import styles from './LanguageSelect.module.css';

/** The language switch where little may be loaded: the phone's own list, which costs no code of ours; with the name beside it where there is room. */
export function LanguageSelect({ look }: { look: 'icon' | 'named' }) {
  const spoken = useLanguage();
  return (
    <span className={styles.frame} data-look={look}>
      <IconLanguage size={20} stroke={1.7} aria-hidden />
      {look === 'named' && (
        <span lang={spoken} aria-hidden>
          {languageNames[spoken]}
        </span>
      )}
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
