import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { senderHere } from '#kit/web/call';
import { ownKey } from '#kit/web/own-storage';
import type { Search } from './list-view';

/** A view of a list under the name that somebody gave it. */
export interface SavedView {
  readonly name: string;
  /** The address that opens it. */
  readonly address: Search;
}

/** The most views that a menu can show. */
export const mostViews = 20;

/** The views of a list that this account saved in this browser, by name; none for nobody. */
export function savedViews(list: string): readonly SavedView[] {
  try {
    const text = localStorage.getItem(keyOf(list) ?? '') ?? localStorage.getItem(formerKeyOf(list));
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Why a view cannot be saved under a name; an existing name is taken over by the new view. */
export function viewProblem(list: string, name: string): string | undefined {
  const views = savedViews(list);
  if (views.length < mostViews || views.some((view) => sameName(view.name, name))) return undefined;
  return t('{count} views are already saved. Remove one first.', { count: views.length });
}

/** Saves a view; its page is not part of it. */
export function saveView(list: string, name: string, { page: _page, ...address }: Search): void {
  const others = savedViews(list).filter((view) => !sameName(view.name, name));
  keep(
    list,
    [...others, { name, address }].sort((a, b) => a.name.localeCompare(b.name)),
  );
}

/** Deletes a saved view of a list from this browser. */
export function removeView(list: string, name: string): void {
  keep(
    list,
    savedViews(list).filter((view) => view.name !== name),
  );
}

function keep(list: string, views: readonly SavedView[]): void {
  const key = keyOf(list);
  if (key === undefined) return;
  localStorage.removeItem(formerKeyOf(list));
  if (views.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(views));
}

/** A view belongs to brand and account: nobody else at this browser sees it, and it cannot be saved without an account. */
function keyOf(list: string): string | undefined {
  return ownKey(`views:${list}`);
}

/** Where an account's views were kept up to 0.3; read until they are next changed. */
function formerKeyOf(list: string): string {
  return `views:${senderHere() ?? 'nobody'}:${list}`;
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isView(kept: unknown): kept is SavedView {
  if (!isObject(kept) || typeof kept.name !== 'string' || !isObject(kept.address)) return false;
  return Object.values(kept.address).every((value) => typeof value === 'string');
}
