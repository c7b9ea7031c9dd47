import { Button } from '@mantine/core';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { openQuestion } from './confirm';
import type { Screens } from './screen';

/** The router of the product. Search parameters are plain text, in the words of the API. `Nowhere` is shown for an unknown address. */
export function makeRouter(screens: Screens, Frame: ComponentType<{ children: ReactNode }>, Nowhere: () => ReactNode) {
  const root = createRootRoute({
    component: () => (
      <Frame>
        <Outlet />
      </Frame>
    ),
    notFoundComponent: Nowhere,
    validateSearch: plainText,
  });
  const routes = Object.entries(screens).map(([path, page]) =>
    createRoute({ path, component: lazyRouteComponent(page), getParentRoute: () => root }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    // Scroll positions are stored in the tab: under the random key of a visit, never under its address, which may contain a search.
    getScrollRestorationKey: ({ state }) => state.__TSR_key ?? '',
    // Nothing that is open on one record's page stays open on the next one's.
    defaultRemountDeps: ({ params }) => params,
  });
  // A question is about the page it was asked on.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && openQuestion.get()?.answer(undefined));
  return router;
}

function plainText(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function writeSearch(search: Record<string, unknown>): string {
  const said = new URLSearchParams(plainText(search)).toString();
  return said === '' ? '' : `?${said}`;
}

/** Shown when a page failed or could not be loaded; after an update of the product it offers to reload. */
function PageFailed() {
  return (
    <div role="alert" style={{ padding: '48px 24px', textAlign: 'center' }}>
      <p>{t('This page could not be shown. Check the connection and load it again.')}</p>
      <Button variant="default" onClick={() => location.reload()}>
        {t('Load again')}
      </Button>
    </div>
  );
}
