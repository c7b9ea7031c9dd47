import { t } from '#kit/contract/language';
import { holdsWords } from '#kit/contract/fold';
import { useSearchBox } from '#kit/web/search-box';
import { PickList } from './PickList';

interface Props {
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** One word of a closed list, or any. */
export function ChoicePanel({ label, choices, value, onPick }: Props) {
  const box = useSearchBox(undefined);
  const all = [
    { value: '', label: t('Any') },
    ...Object.entries(choices).map(([word, shown]) => ({ value: word, label: t(shown) })),
  ];
  const picks = all.filter((pick) => holdsWords(pick.label, box.words));
  return (
    <PickList
      label={label}
      picks={picks}
      value={value}
      onPick={onPick}
      box={box}
      answered={picks}
      look={all.length > 9 ? 'box' : 'list'}
      nothing={t('Nothing found')}
    />
  );
}
