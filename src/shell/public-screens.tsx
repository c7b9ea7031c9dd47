/** The pages that open without a token: path → page; the set-up, which offers every feature, is in `src/app`. */
export const publicScreens = {
  '/': () => import('./RootPage'),
  '/login': () => import('#features/entry/login/LoginPage'),
  '/logout': () => import('#features/entry/login/LogoutPage'),
  '/loginportal': () => import('#features/entry/login/PortalLoginPage'),
  '/forgot-password': () => import('#features/entry/password-reset/ForgotPasswordPage'),
} as const;
