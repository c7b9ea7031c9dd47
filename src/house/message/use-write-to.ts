import { useNavigate } from '@tanstack/react-router';
import { toastWrong } from '#kit/web/toast';
import { useScreens } from '#house/session/use-screens';
import { messagesScreen } from './messages.screens';
import { countProblem, mostNamed, namesSaid } from './writing-to.rules';

/** A function that leads to writing to several people of one kind, for users who may; undefined for others. */
export function useWriteTo(): ((field: 'studentID' | 'customerID', ids: readonly string[]) => void) | undefined {
  const navigate = useNavigate();
  if (!useScreens().has(messagesScreen.path)) return undefined;
  return (field, ids) => {
    const problem = countProblem(ids.length, mostNamed);
    if (problem !== undefined) return toastWrong(problem);
    void navigate({ to: '/messages/new', search: { [field]: namesSaid(ids) } });
  };
}
