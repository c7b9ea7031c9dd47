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

/** The action of a row that writes to the person whom it is about, for users who may write messages: one action, or none. */
export function useMessageAction(): (about: About) => readonly RowAction[] {
  const navigate = useNavigate();
  const mayWrite = useScreens().has(messagesScreen.path);
  return (search) => {
    if (!mayWrite) return [];
    return [{ label: words('Message'), icon: IconMessage2, run: () => void navigate({ to: '/messages/new', search }) }];
  };
}
