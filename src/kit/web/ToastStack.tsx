import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import styles from './ToastStack.module.css';
import { directionOf, language } from '#kit/contract/language';

/** Over the foot of the page at its far end: at the near one is the menu. */
export function ToastStack() {
  const position = directionOf(language()) === 'rtl' ? 'bottom-left' : 'bottom-right';
  return <Notifications position={position} containerWidth={380} className={`${styles.stack} no-print`} />;
}
