import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/contract/language';
import { useFirstMatch } from '#kit/web/first-match';
import { useSearchBox } from '#kit/web/search-box';
import { MultiSelect } from '#kit/web/ui/MultiSelect';
import { useAllChosen, useOptions } from '#kit/web/use-options';
import type { FieldProps } from './field-props';
import { facts } from './facts';

/** The control for several references, each chosen by typing part of its label. */
export function RefsField(props: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(undefined);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const to = props.field.to?.();
  const found = useOptions(to?.path ?? '', box.asked, props.narrow ?? {}, box.isUsed && to ? 'now' : 'later');
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

  const keys = useFirstMatch({
    box,
    answered:
      found.isPlaceholderData || found.isFetching ? undefined : options.filter(({ _id }) => !chosen.includes(_id)),
    take: ({ _id }) => {
      choose([...chosen, _id]);
      box.settle('');
    },
    onEnter: box.open,
  });

  // It is loaded after its form, which has already looked for its first control.
  const { first } = props;
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);

  return (
    <MultiSelect
      ref={input}
      {...facts(props)}
      placeholder={chosen.length === 0 ? t('Type to search') : ''}
      data={Object.entries(shown).map(([value, label]) => ({ value, label }))}
      value={chosen}
      onChange={choose}
      {...box.input}
      {...keys}
      clearable
      hidePickedOptions
      clearSearchOnChange
      filter={({ options: all }) => all}
      nothingFoundMessage={found.isFetching ? t('Searching…') : t('Nothing found')}
      clearButtonProps={{ 'aria-label': t('Clear') }}
    />
  );
}
