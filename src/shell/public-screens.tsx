/** The pages that open without a token: path → page. */
export const publicScreens = {
  '/': () => import('./RootPage'),
  '/login': () => import('../features/access/login/LoginPage'),
  '/logout': () => import('../features/access/login/LogoutPage'),
  '/loginportal': () => import('../features/access/login/PortalLoginPage'),
  '/forgot-password': () => import('../features/access/password-reset/ForgotPasswordPage'),
  '/setup': () => import('../features/access/organisation/SetupPage'),
} as const;
