import { useState } from 'react';
import { t } from '#kit/contract/language';
import { PickList } from './PickList';

interface Props {
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** One word of a closed list, or any. */
export function ChoicePanel({ label, choices, value, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const all = [
    { value: '', label: t('Any') },
    ...Object.entries(choices).map(([word, shown]) => ({ value: word, label: t(shown) })),
  ];
  const wanted = typed.trim().toLocaleLowerCase();
  const picks = all.filter((pick) => pick.label.toLocaleLowerCase().includes(wanted));
  return (
    <PickList
      label={label}
      picks={picks}
      value={value}
      onPick={onPick}
      typed={typed}
      onType={setTyped}
      look={all.length > 9 ? 'box' : 'list'}
      nothing={t('Nothing found')}
    />
  );
}
