import { Button, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconRotate2, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { useOpener } from '#kit/web/use-opener';
import { Drawer } from '#kit/web/ui/Drawer';
import { freshLayout, type Layout, sidebarOf, withType, withWidth } from './layout.rules';
import { changeLayout } from './layout-settings';
import { LayoutPreview } from './LayoutPreview';
import styles from './SettingsPanel.module.css';

interface Props {
  readonly settings: Layout;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The panel of how the frame looks in this browser (S§2, S§4, I6). Choices apply at once and are stored. */
export function SettingsPanel({ settings, opened, onClose }: Props) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  useOpener(opened);
  const sidebar = sidebarOf(settings);
  /** A card that changes one setting; its picture shows the resulting layout. */
  const card = (value: string, label: string, isChosen: boolean, next: Layout) => ({
    value,
    label,
    isChosen,
    picture: <LayoutPreview layout={next} />,
    onChoose: () => changeLayout(next),
  });
  const scheme = (value: typeof colorScheme, label: string, Icon: typeof IconSun) => ({
    value,
    label,
    isChosen: value === colorScheme,
    picture: <Icon size={22} stroke={1.6} aria-hidden />,
    onChoose: () => setColorScheme(value),
  });
  const { layoutType, layoutWidth, topbarTheme } = settings;
  const reset = () => {
    changeLayout({ ...freshLayout, folded: settings.folded });
    setColorScheme('auto');
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="right"
      title={t('Settings panel')}
      size={360}
      overlayProps={{ backgroundOpacity: 0.12 }}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44, iconSize: 20 }}
    >
      <div className={styles.panel}>
        <ChoiceCards
          name="colours"
          label={t('Colours')}
          cards={[
            scheme('light', t('Light'), IconSun),
            scheme('dark', t('Dark'), IconMoon),
            scheme('auto', t('Follow the system'), IconDeviceDesktop),
          ]}
        />
        <p className={styles.note}>
          {t('On a small screen the menu opens from its button. The layout shows on a wide one.')}
        </p>
        <ChoiceCards
          name="layoutType"
          label={t('Layouts')}
          cards={[
            card('vertical', t('Vertical'), layoutType === 'vertical', withType(settings, 'vertical')),
            card('horizontal', t('Horizontal'), layoutType === 'horizontal', withType(settings, 'horizontal')),
          ]}
        />
        <ChoiceCards
          name="layoutWidth"
          label={t('Layout width')}
          cards={[
            card('fluid', t('Fluid'), layoutWidth === 'fluid', withWidth(settings, 'fluid')),
            card('boxed', t('Boxed'), layoutWidth === 'boxed', withWidth(settings, 'boxed')),
          ]}
        />
        <ChoiceCards
          name="topbarTheme"
          label={t('Top bar theme')}
          cards={[
            card('light', t('Light'), topbarTheme === 'light', { ...settings, topbarTheme: 'light' }),
            card('dark', t('Dark'), topbarTheme === 'dark', { ...settings, topbarTheme: 'dark' }),
          ]}
        />
        {sidebar && (
          <>
            <ChoiceCards
              name="leftSideBarType"
              label={t('Left sidebar type')}
              cards={[
                card('default', t('Default'), sidebar.size === 'default', { ...settings, leftSideBarType: 'default' }),
                card('compact', t('Compact'), sidebar.size === 'small', { ...settings, leftSideBarType: 'compact' }),
                card('icon', t('Icon'), sidebar.size === 'collapsed', { ...settings, leftSideBarType: 'icon' }),
              ]}
            />
            <ChoiceCards
              name="leftSideBarTheme"
              label={t('Left sidebar colour')}
              cards={[
                card('dark', t('Dark'), sidebar.theme === 'dark', { ...settings, leftSideBarTheme: 'dark' }),
                card('colored', t('Coloured'), sidebar.theme === 'colored', {
                  ...settings,
                  leftSideBarTheme: 'colored',
                }),
              ]}
            />
          </>
        )}
        <Button variant="default" leftSection={<IconRotate2 size={16} aria-hidden />} onClick={reset}>
          {t('Back to the defaults')}
        </Button>
      </div>
    </Drawer>
  );
}

interface Card {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly picture: ReactNode;
  readonly onChoose: () => void;
}

/** One setting, with a card for each of its words. The browser's own radio buttons handle the keys. */
function ChoiceCards({ name, label, cards }: { name: string; label: string; cards: readonly Card[] }) {
  return (
    <fieldset className={styles.setting}>
      <legend>{label}</legend>
      {cards.map(({ value, label: word, isChosen, picture, onChoose }) => (
        <label key={value} className={styles.card}>
          <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
          {picture}
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}
