import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { t } from '#kit/contract/language';
import { BarButton } from './BarButton';

export function FullScreenButton() {
  const isFull = useSyncExternalStore(whenChanged, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = isFull ? t('Leave full screen') : t('Full screen');
  return <BarButton label={label} icon={isFull ? IconMinimize : IconMaximize} onClick={() => void toggle()} />;
}

function whenChanged(told: () => void): () => void {
  document.addEventListener('fullscreenchange', told);
  return () => document.removeEventListener('fullscreenchange', told);
}

const toggle = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
