import { useFullscreenDocument } from '@mantine/hooks';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { BarButton } from './BarButton';

export function FullScreenButton() {
  const { toggle, fullscreen } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  const label = fullscreen ? t('Leave full screen') : t('Full screen');
  return <BarButton label={label} icon={fullscreen ? IconMinimize : IconMaximize} onClick={() => void toggle()} />;
}
