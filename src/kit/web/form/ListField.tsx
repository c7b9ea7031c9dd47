import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, Input } from '@mantine/core';
import { t, words } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import type { AnyField, FieldProps } from './field-props';
import styles from './form.module.css';
import { formNames, type Typed, typedFrom } from './form-values';

/** The control for rows inside a record, which can be added and removed. */
export function ListField({ name, field, value, errors, onChange, Inner }: FieldProps & { readonly Inner: AnyField }) {
  const items = field.items ?? {};
  const rows: Typed[] = Array.isArray(value) ? value.filter(isObject) : [];
  const edit = (at: number, part: Typed) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <fieldset className={styles.list} data-field={name}>
      <legend>{t(field.label)}</legend>
      {rows.map((row, at) => (
        <div key={at} className={styles.row}>
          {formNames(items).map((one) => {
            const facts = items[one];
            const path = `${name}.${at}.${one}`;
            return (
              facts && (
                <Inner
                  key={one}
                  name={path}
                  field={facts}
                  value={row[one]}
                  errors={errors}
                  onChange={(next) => edit(at, { [one]: next })}
                />
              )
            );
          })}
          <ActionIcon
            className={styles.remove}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Remove row {number}', { number: at + 1 })}
            onClick={() => onChange(rows.filter((_row, index) => index !== at))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => onChange([...rows, typedFrom(items, {})])}
      >
        {t(field.add ?? words('Add row'))}
      </Button>
      {errors[name] && <Input.Error>{errors[name]}</Input.Error>}
    </fieldset>
  );
}
