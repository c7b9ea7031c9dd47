import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { FieldsForm } from '#kit/web/form/FieldsForm';
import { toastDone } from '#kit/web/toast';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { removeView, savedViews, saveView, viewProblem } from './saved-views';
import type { ListState } from './use-list-view';
import styles from './ViewsForm.module.css';

const fields = { name: text('Name of the view', { required: 'Enter a name', max: 60 }) };

interface Props {
  readonly list: ListState;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** Saves the view on screen under a name, and removes those that are not wanted any more. */
export function ViewsForm({ list, onDone, onDirty }: Props) {
  const [views, setViews] = useState(() => savedViews(list.name));

  function remove(name: string): void {
    removeView(list.name, name);
    setViews(savedViews(list.name));
    toastDone(t('View removed'));
  }

  return (
    <>
      <p className={styles.about}>
        {t(
          'Search, filters, order and columns are saved for you in this browser. A name that is there already is replaced.',
        )}
      </p>
      <FieldsForm
        fields={fields}
        rules={{
          problems: ({ name }) => ({ name: typeof name === 'string' ? viewProblem(list.name, name) : undefined }),
        }}
        mode="create"
        start={{}}
        draft={{ name: `view of ${list.name}` }}
        saveLabel={t('Save view')}
        fieldLabel={() => t('Name of the view')}
        onDirty={onDirty}
        onSave={async ({ name }) => {
          saveView(list.name, String(name), list.address());
          toastDone(t('View saved'));
          onDone();
        }}
      />
      {views.length > 0 && <h3 className={styles.heading}>{t('Saved views')}</h3>}
      <ul className={styles.views}>
        {views.map(({ name }) => (
          <li key={name}>
            <span>{name}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('Remove {name}', { name })}
              title={t('Remove {name}', { name })}
              onClick={() => remove(name)}
            >
              <IconTrash size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
