import { useLocation } from '@tanstack/react-router';

/**
 * The path of the address. A component that reads it is not rendered again if only the search parameters change, as from page to page of
 * a list.
 */
export function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname });
}
