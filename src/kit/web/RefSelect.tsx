import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import type { Query } from './call';
import { useFirstMatch } from './first-match';
import { Money } from './Money';
import styles from './RefSelect.module.css';
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
  /** Called on Enter while nothing is searched; by default the key does nothing then. */
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
  const [typed, setTyped] = useState('');
  // Two services with the same name are distinguished by what is left to pay.
  const amount = to.options?.facts?.find((name) => allFields(to)[name]?.kind === 'money');
  const [opened, setOpened] = useState(false);
  const word = given[value];
  const found = useChosen(to.path, word === undefined ? value : '').data ?? undefined;
  const chosen: Option | undefined = word === undefined ? found : { _id: value, label: t(word) };
  const [wanted, want] = useState<string>();
  const [taken, setTaken] = useState<string>();
  // The box contains the label of the current choice, which is not a search; until it is read, the one that was taken here.
  const words = typed === (chosen?.label ?? (value && taken)) ? '' : typed.trim();
  const [calm] = useDebouncedValue(words, 200);
  const asked = wanted ?? calm;
  const offered = useOptions(to.path, asked, filters, opened || wanted !== undefined ? 'now' : 'later');
  // Until the search has been answered, only choices that fit the typed text are offered, so that a quick Enter takes
  // nothing else.
  const late = typed !== chosen?.label && (typed.trim() !== asked || offered.isPlaceholderData);
  const records = (offered.data ?? []).filter(({ label: called }) => !late || holds(called, typed));
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
    words,
    wanted,
    want,
    answered: offered.isPlaceholderData || offered.isFetching ? undefined : options,
    take: ({ _id, label: called }) => {
      choose(_id);
      setTyped(called);
      setOpened(false);
    },
  });
  const isMissing = chosen !== undefined && !options.some((option) => option._id === chosen._id);
  // The box needs the current choice for its label, so a search that does not find it hides it in the list alone.
  const shown = isMissing ? [chosen, ...options] : options;
  const isSearched = typed.trim() !== '' && typed !== chosen?.label && !(late && holds(chosen?.label ?? '', typed));
  const hidden = isMissing && isSearched ? chosen._id : undefined;

  return (
    <Select
      label={label}
      placeholder={placeholder ?? t('Type to search')}
      data={shown.map((option) => ({ value: option._id, label: option.label }))}
      value={value === '' ? null : value}
      onChange={(id) => choose(id ?? '')}
      searchable
      // A click, a letter or an arrow key opens the list, but not the focus that a form gives to its first field.
      openOnFocus={false}
      // Choosing the current choice again keeps it; the button clears it.
      allowDeselect={false}
      clearable
      // The box contains the label of the current choice; the first letter replaces it.
      onFocus={(event) => event.currentTarget.select()}
      searchValue={typed}
      onSearchChange={setTyped}
      // Emptying the box, by keys too, clears the choice.
      onInput={({ currentTarget }) => input?.clearable !== false && currentTarget.value === '' && choose('')}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        const { key, ctrlKey, metaKey } = event;
        if (key === 'Enter' && !ctrlKey && !metaKey && !opened && words === '') onEnter?.(event.currentTarget.form);
      }}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      filter={({ options: all }) => all.filter((option) => !('value' in option && option.value === hidden))}
      nothingFoundMessage={offered.isFetching ? t('Searching…') : (offered.error?.message ?? t('Nothing found'))}
      clearButtonProps={{ 'aria-label': t('Clear'), title: t('Clear'), size: '24px' }}
      maxDropdownHeight={280}
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

function holds(label: string, typed: string): boolean {
  const called = label.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => called.includes(word));
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
