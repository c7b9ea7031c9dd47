import { t } from '#kit/contract/language';
import { Select } from '#kit/web/ui/Select';
import { useOptions } from '#kit/web/use-options';
import { useSession } from '#house/session/session';
import { accountsFor, usualAccount } from './account-choice';
import { accountChoices } from './money-account.contract';

interface Props {
  readonly method: string;
  /** Empty for the usual account of the way of paying. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The field of the account where money lands, shown only if there is a choice. */
export function AccountSelect({ method, value, onChange }: Props) {
  const me = useSession().claims?._id ?? '';
  const { data = [] } = useOptions(accountChoices.path, '', { isActive: '1' }, 'now');
  const offered = accountsFor(data, method);
  if (offered.length < 2) return null;
  return (
    <Select
      label={t('Account')}
      data={offered.map(({ _id, label }) => ({ value: _id, label }))}
      value={value || (usualAccount(data, method, me)?._id ?? null)}
      onChange={(id) => onChange(id ?? '')}
      allowDeselect={false}
    />
  );
}
