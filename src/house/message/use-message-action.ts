import { IconMessage2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { useScreens } from '#house/session/use-screens';
import { messagesScreen } from './messages.screens';

type About =
  | { readonly studentID: string }
  | { readonly customerID: string }
  | { readonly guardianID: string }
  | { readonly noteID: string };

/** A row's way to write to whoever it is about, for those who write messages: one action, or none. */
export function useMessageAction(): (about: About) => readonly RowAction[] {
  const navigate = useNavigate();
  const mayWrite = useScreens().has(messagesScreen.path);
  return (search) => {
    if (!mayWrite) return [];
    return [{ label: words('Message'), icon: IconMessage2, run: () => void navigate({ to: '/messages/new', search }) }];
  };
}
