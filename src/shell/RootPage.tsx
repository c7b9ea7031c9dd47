import { Navigate } from '@tanstack/react-router';

/** The root leads to the login (S§2), which redirects signed-in users further. */
export default function RootPage() {
  return <Navigate to="/login" replace />;
}
