import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

export function ToastStack() {
  return <Notifications position="bottom-right" containerWidth={380} className="no-print" />;
}
