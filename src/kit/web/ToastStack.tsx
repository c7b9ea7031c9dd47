import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { directionOf, language } from '#kit/contract/language';

/** The stack of toasts, above the foot of the page at its end, because the menu is at its start. */
export function ToastStack() {
  const position = directionOf(language()) === 'rtl' ? 'bottom-left' : 'bottom-right';
  return <Notifications position={position} containerWidth={380} className="no-print" />;
}
