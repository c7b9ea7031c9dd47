import { type ReactNode, useState } from 'react';
import { allFields, type Entity } from '#kit/contract/entity';
import { holdsWords } from '#kit/contract/fold';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import type { Query } from './call';
import { useFirstMatch } from './first-match';
import { Money } from './Money';
import styles from './RefSelect.module.css';
import { useSearchBox } from './search-box';
import { Select } from './ui/Select';
import { type Option, useChosen, useOptions } from './use-options';

interface Props {
  readonly to: Entity;
  /** The id chosen; empty for none. */
  readonly value: string;
  readonly onChange: (id: string, option: Option | undefined) => void;
  /** Narrows the choices, for example to the classes of a course. */
  readonly filters?: Query | undefined;
  readonly label?: ReactNode;
  readonly placeholder?: string;
  /** Words offered beside the records: 'All classes'. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Passed on to the input. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Called on Enter while nothing is searched and the list is closed; by default the key opens it. */
  readonly onEnter?: (form: HTMLFormElement | null) => void;
}

/** A reference chosen by typing part of its label. */
export function RefSelect({
  to,
  value,
  onChange,
  filters = {},
  words: given = {},
  label,
  placeholder,
  input,
  onEnter,
}: Props) {
  // Two services with the same name are distinguished by what is left to pay.
  const amount = to.options?.facts?.find((name) => allFields(to)[name]?.kind === 'money');
  const word = given[value];
  const found = useChosen(to.path, word === undefined ? value : '').data ?? undefined;
  const chosen: Option | undefined = word === undefined ? found : { _id: value, label: t(word) };
  const [taken, setTaken] = useState<string>();
  // Until the label of the current choice is read, the box contains the one that was taken here.
  const box = useSearchBox(chosen?.label ?? (value && taken));
  const { typed, asked } = box;
  const offered = useOptions(to.path, asked, filters, box.isUsed ? 'now' : 'later');
  // Until the search has been answered, only choices that fit the typed text are offered, so that a quick Enter takes
  // nothing else.
  const late = typed !== chosen?.label && (typed.trim() !== asked || offered.isPlaceholderData);
  const records = (offered.data ?? []).filter(({ label: called }) => !late || holdsWords(called, typed));
  const options: Option[] = [
    ...Object.entries(given).flatMap(([_id, label]) => (startsWith(t(label), asked) ? [{ _id, label: t(label) }] : [])),
    ...records,
  ];
  const choose = (id: string) => {
    const option = options.find(({ _id }) => _id === id);
    setTaken(option?.label);
    onChange(id, option);
  };
  const keys = useFirstMatch({
    box,
    answered: offered.isPlaceholderData || offered.isFetching ? undefined : options,
    take: ({ _id, label: called }) => {
      choose(_id);
      box.settle(called);
    },
    onEnter: ({ currentTarget }) => {
      if (box.opened) return;
      if (onEnter) onEnter(currentTarget.form);
      else box.open();
    },
  });
  const isMissing = chosen !== undefined && !options.some((option) => option._id === chosen._id);
  // The box needs the current choice for its label, so a search that does not find it hides it in the list alone.
  const shown = isMissing ? [chosen, ...options] : options;
  const isSearched =
    typed.trim() !== '' && typed !== chosen?.label && !(late && holdsWords(chosen?.label ?? '', typed));
  const hidden = isMissing && isSearched ? chosen._id : undefined;

  return (
    <Select
      label={label}
      placeholder={placeholder ?? t('Type to search')}
      data={shown.map((option) => ({ value: option._id, label: option.label }))}
      value={value === '' ? null : value}
      onChange={(id) => choose(id ?? '')}
      {...box.input}
      // Choosing the current choice again keeps it; the button clears it.
      allowDeselect={false}
      clearable
      // The box contains the label of the current choice; the first letter replaces it.
      onFocus={(event) => event.currentTarget.select()}
      // Emptying the box, by keys too, clears the choice.
      onInput={({ currentTarget }) => input?.clearable !== false && currentTarget.value === '' && choose('')}
      {...keys}
      filter={({ options: all }) => all.filter((option) => !('value' in option && option.value === hidden))}
      nothingFoundMessage={offered.isFetching ? t('Searching…') : (offered.error?.message ?? t('Nothing found'))}
      clearButtonProps={{ 'aria-label': t('Clear'), title: t('Clear'), size: '24px' }}
      {...(amount === undefined
        ? {}
        : {
            renderOption: ({ option }) => (
              <OptionLine label={option.label} amount={shown.find(({ _id }) => _id === option.value)?.[amount]} />
            ),
          })}
      {...input}
    />
  );
}

function startsWith(label: string, asked: string): boolean {
  return label.toLocaleLowerCase().startsWith(asked.toLocaleLowerCase());
}

/** A choice with its amount, such as a service and the amount left to pay for it. */
function OptionLine({ label, amount }: { label: string; amount: unknown }) {
  const money = typeof amount === 'number' ? readMoney(amount) : undefined;
  return (
    <span className={styles.line}>
      <span>{label}</span>
      {money !== undefined && <Money amount={money} />}
    </span>
  );
}
