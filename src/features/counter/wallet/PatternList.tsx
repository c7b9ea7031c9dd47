import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { walletPattern } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import { patternForm } from './pattern-form';
import { useIsAdministrator } from './use-wallet';

const { field, badge } = columnsOf(walletPattern);

const columns = [
  field('name'),
  field('provider'),
  badge('direction'),
  field('currency'),
  field('position'),
  field('senders'),
  field('isActive'),
  ...aside(field('pattern'), field('example'), field('dateOrder')),
];

const about = words('A pattern says how a provider writes. Without one no message of it is read.');

/** The list of patterns, which everybody with this screen sees and administrators change. */
export function PatternList() {
  const shown = {
    entity: walletPattern,
    title: 'Message patterns',
    columns,
    order: 'position',
  };
  if (useIsAdministrator()) return <CrudPage {...shown} form={patternForm} about={about} />;
  return <ListPage {...shown} empty={<EmptyState title={t(about)} />} />;
}
