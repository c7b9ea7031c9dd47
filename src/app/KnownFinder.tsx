import { findScreens } from '#house/menu/menu.contract';
import { Finder, type FinderProps } from '#shell/search/Finder';
import { screenList } from './screen-list';

const shownBy = findScreens(screenList);

/** Finds screens, people and documents; it knows the screens that show them. */
export default function KnownFinder(props: FinderProps) {
  return <Finder {...props} shownBy={shownBy} />;
}
