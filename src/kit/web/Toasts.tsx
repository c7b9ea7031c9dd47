import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear; mounted once, loaded after the first screen. */
export function Toasts() {
  return <Notifications position="bottom-right" containerWidth={380} className="no-print" />;
}
