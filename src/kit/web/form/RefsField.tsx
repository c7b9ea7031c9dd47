import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/contract/language';
import { MultiSelect } from '#kit/web/ui/MultiSelect';
import { useAllChosen, useOptions } from '#kit/web/use-options';
import type { FieldProps } from './field-props';
import { facts } from './facts';

/** The control for several references, each chosen by typing part of its label. */
export function RefsField(props: FieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const to = props.field.to?.();
  const found = useOptions(to?.path ?? '', asked, props.narrow ?? {}, opened && to ? 'now' : 'later');
  const options = found.data ?? [];
  const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
  const offered = Object.fromEntries(options.map(({ _id, label }) => [_id, label]));
  // Choices made before a session ended, or by an address, are known only by id. They are requested once, whatever is offered meanwhile.
  const nameless = chosen.filter((id) => labels[id] === undefined);
  const named = Object.fromEntries(
    (useAllChosen(to?.path ?? '', nameless).data ?? []).map((one) => [one._id, one.label]),
  );
  const shown = { ...Object.fromEntries(chosen.map((id) => [id, labels[id] ?? named[id] ?? '…'])), ...offered };

  function choose(ids: string[]): void {
    setLabels({ ...labels, ...named, ...offered });
    props.onChange(ids);
  }

  // It is loaded after its form, which has already looked for its first control.
  const { first } = props;
  useEffect(() => {
    if (first) box.current?.focus();
  }, [first]);

  return (
    <MultiSelect
      ref={box}
      {...facts(props)}
      placeholder={chosen.length === 0 ? t('Type to search') : ''}
      data={Object.entries(shown).map(([value, label]) => ({ value, label }))}
      value={chosen}
      onChange={choose}
      searchable
      clearable
      hidePickedOptions
      clearSearchOnChange
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      filter={({ options: all }) => all}
      nothingFoundMessage={found.isFetching ? t('Searching…') : t('Nothing found')}
      clearButtonProps={{ 'aria-label': t('Clear') }}
      maxDropdownHeight={280}
    />
  );
}
