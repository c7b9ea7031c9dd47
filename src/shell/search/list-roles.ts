/** The roles of the box and its list for screen readers: the browser's own choice lists can neither group nor wait for an answer. */
export const roles = {
  box: { role: 'combobox', 'aria-autocomplete': 'list' },
  list: { role: 'listbox' },
  group: { role: 'group' },
} as const;

export function optionRole(isActive: boolean) {
  return { role: 'option', 'aria-selected': isActive } as const;
}
