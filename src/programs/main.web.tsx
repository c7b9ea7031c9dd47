import '#kit/web/core-css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Brand } from '#house/brand/brand.contract';
import { directionOf } from '#kit/contract/language';
import { configureCalls } from '#kit/web/call';
import { configureOwner } from '#kit/web/own-storage';
import { ConfirmHost } from '#kit/web/ConfirmHost';
import { startLanguage, useLanguage } from '#kit/web/language';
import { makeRouter } from '#kit/web/router';
import { Toasts } from '#kit/web/Toasts';
import { contrast, type ThemeName, themeIn } from '#kit/web/theme';
import { recordScreens } from '#app/record-screens';
import { screens } from '#app/screens';
import { Frame } from '#shell/Frame';
import { Nowhere } from '#shell/Nowhere';
import type { FinderProps } from '#shell/search/Finder';
import { FinderHere } from '#shell/search/finder-here';
import { publicScreens } from '#shell/public-screens';
import {
  accountHere,
  ownerHere,
  hostHere,
  sessionEnded,
  shelfHere,
  tokenHere,
  tokenRenewed,
  useSession,
} from '#house/session/session';

const looks: Readonly<Record<Brand, ThemeName>> = { academy: 'indigo', decoration: 'petrol' };

configureCalls({
  stores: 'daftar',
  host: hostHere,
  token: tokenHere,
  onUnauthorized: sessionEnded,
  onToken: tokenRenewed,
  account: accountHere,
  shelf: shelfHere,
});
configureOwner(ownerHere);
const ClosedScreen = lazy(() => import('#app/ClosedScreen'));
const KnownFinder = lazy(() => import('#app/KnownFinder'));
const router = makeRouter({ ...publicScreens, ...screens, ...recordScreens }, Framed, Nowhere);

function drawFinder(props: FinderProps) {
  return <KnownFinder {...props} />;
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <FinderHere value={drawFinder}>
      <Frame closed={<ClosedScreen />}>{children}</Frame>
    </FinderHere>
  );
}

function App() {
  const { brand } = useSession();
  const language = useLanguage();
  return (
    <DirectionProvider key={language} initialDirection={directionOf(language)} detectDirection={false}>
      <MantineProvider theme={themeIn(looks[brand])} cssVariablesResolver={contrast} defaultColorScheme="auto">
        <RouterProvider router={router} />
        <ConfirmHost />
        <Toasts />
      </MantineProvider>
    </DirectionProvider>
  );
}

await startLanguage();
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
