import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '#kit/web/call';
import { portalToken, signOut, token } from '#house/session/session';
import { logout } from '#house/session/login.contract';

/** Clears what was read here; what waits to be sent stays for the next login. */
async function forgetHere(): Promise<void> {
  const { forgetUser } = await import('#house/session/known-user');
  await forgetUser();
}

/** The page that logs out on load and draws nothing. */
export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const back = token() === undefined && portalToken() !== undefined ? '/loginportal' : '/login';
    const leave = async () => {
      // First, because otherwise the login page would offer to continue as the user who has just left.
      if (back === '/login') await forgetHere().catch(() => {});
      signOut();
      void navigate({ to: back, replace: true });
    };
    // The user is logged out of this browser even if the server cannot be reached.
    void call(logout).then(leave, leave);
  }, [navigate]);
  return null;
}
