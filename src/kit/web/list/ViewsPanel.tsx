import { IconBookmark, IconBookmarkPlus, IconLink } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { copyText } from '#kit/web/copy-text';
import { toastDone, toastWrong } from '#kit/web/toast';
import { Menu } from '#kit/web/ui/Menu';
import { savedViews } from './saved-views';
import type { ListState } from './use-list-view';

interface Props {
  readonly list: ListState;
  /** Opens the dialog in which views are saved and removed. */
  readonly onManage: () => void;
}

/** The actions on a view: hand it on as a link, open one that was saved, save this one. */
export function ViewsPanel({ list, onManage }: Props) {
  const views = savedViews(list.name);
  const copy = () =>
    copyText(`${location.origin}${location.pathname}?${new URLSearchParams(list.address()).toString()}`).then(
      () => toastDone(t('Link copied')),
      (error: Error) => toastWrong(error.message),
    );
  return (
    <>
      <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={() => void copy()}>
        {t('Copy link to this view')}
      </Menu.Item>
      <Menu.Item leftSection={<IconBookmarkPlus size={16} aria-hidden />} onClick={onManage}>
        {t('Save or remove views…')}
      </Menu.Item>
      {views.length > 0 && <Menu.Label>{t('Saved views')}</Menu.Label>}
      {views.map(({ name, address }) => (
        <Menu.Item key={name} leftSection={<IconBookmark size={16} aria-hidden />} onClick={() => list.open(address)}>
          {name}
        </Menu.Item>
      ))}
    </>
  );
}
