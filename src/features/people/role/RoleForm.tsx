import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { parseFields } from '#kit/contract/parse';
import { isRefusal, type Refusal } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { focusFirst, useWrongFocus } from '#kit/web/form/focus';
import { useShownErrors } from '#kit/web/form/use-shown-errors';
import { useSave } from '#kit/web/use-save';
import { claims } from '#house/session/session';
import { pathsOf } from '#house/menu/landing.rules';
import { menusOf } from '#house/menu/menu.rules';
import { PermissionList } from './PermissionList';
import styles from './RoleForm.module.css';
import { role } from './role.contract';
import { roleNameProblem } from './role.rules';

interface Props {
  readonly record: Got<typeof role> | undefined;
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: () => void;
}

/** The form of a role's name and screens; nobody can give screens that they do not have themselves (A7). */
export function RoleForm({ record, onDirty, onSaved }: Props) {
  const [newId] = useState(() => uuid());
  const [name, setName] = useState(record?.role ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => pathsOf(record?.permissions ?? []));
  const [refused, setRefused] = useState<Refusal>();
  const element = useRef<HTMLFormElement>(null);
  const save = useSave(role);
  const own = claims()?.menus ?? [];
  useEffect(() => focusFirst(element.current), []);
  const focusWrong = useWrongFocus(element);

  const kept = (record?.permissions ?? []).filter(({ path }) => path && chosen.has(path) && !pathsOf(own).has(path));
  const body = { role: name.trim(), permissions: [...menusOf(own, chosen), ...kept] };
  const problem = record?.role === body.role ? undefined : roleNameProblem(body.role);
  const parsed = parseFields(role.fields, body, 'create');
  const found = {
    ...(problem ? { role: problem } : {}),
    ...(parsed.ok ? {} : parsed.errors),
    ...(chosen.size === 0 ? { permissions: t('Choose at least one screen') } : {}),
  };
  const { errors, left, showAll, refuse } = useShownErrors({
    numbers: {},
    others: { role: name, permissions: [...chosen] },
    found,
  });

  function choose(paths: ReadonlySet<string>) {
    setChosen(paths);
    onDirty(true);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setRefused(undefined);
    showAll();
    if (Object.keys(found).length > 0) return focusWrong();
    await save
      .mutateAsync(record ? { id: record._id, body: { ...body, __v: record.__v } } : { body: { _id: newId, ...body } })
      .then(onSaved, (error: unknown) => {
        if (!isRefusal(error)) throw error;
        setRefused(error);
        refuse(error.errors);
        focusWrong();
      });
  }

  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} {...left} noValidate>
      <ErrorSummary errors={errors} refused={refused} meanwhile={[]} onReload={undefined} />
      <TextInput
        label={t('Role')}
        withAsterisk
        data-autofocus
        data-field="role"
        value={name}
        readOnly={record?.builtIn}
        description={record?.builtIn && t('Built-in roles keep their name')}
        error={errors.role}
        onChange={(event) => {
          setName(event.currentTarget.value);
          onDirty(true);
        }}
      />
      <PermissionList menus={own} chosen={chosen} onChoose={choose} error={errors.permissions} />
      <div className={styles.end}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t('saving...') : t('Save role')}
        </Button>
      </div>
    </form>
  );
}
