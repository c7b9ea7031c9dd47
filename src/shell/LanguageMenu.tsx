import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { chooseLanguage, languageNames, offeredLanguages, useLanguage } from '#kit/web/language';
import { Menu } from '#kit/web/ui/Menu';
import styles from './TopBar.module.css';

/** The language switch; every language that can be chosen stands there under its own name. */
export function LanguageMenu() {
  const spoken = useLanguage();
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={t('Language')} title={t('Language')}>
          <IconLanguage size={20} stroke={1.7} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {offeredLanguages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            onClick={() => void chooseLanguage(one)}
            aria-current={one === spoken || undefined}
            rightSection={one === spoken && <IconCheck size={16} aria-hidden />}
          >
            {languageNames[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
