import { useLocation } from '@tanstack/react-router';

/**
 * The path of the address. A component that reads it is not drawn anew where only the search of the address changes, as from page to page
 * of a list.
 */
export function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname });
}
