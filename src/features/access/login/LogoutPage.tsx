import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../../kit/web/call';
import { signOut, studentToken, token } from '../../../shell/session';
import { logout } from './login.contract';

/** Logs out on load and draws nothing. */
export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const back = token() === undefined && studentToken() !== undefined ? '/loginportal' : '/login';
    const leave = () => {
      signOut();
      void navigate({ to: back, replace: true });
    };
    // Whoever leaves is gone from this browser even where the server cannot be told.
    void call(logout).then(leave, leave);
  }, [navigate]);
  return null;
}
