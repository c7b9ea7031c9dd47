import { Button, Input } from '@mantine/core';
import { useId, useState } from 'react';
import { mostPhoto } from '../../contract/fields-choice';
import { t } from '../../contract/language';
import { dataUrl } from '../data-url';
import { Picture } from '../Picture';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';
import styles from './form.module.css';

const types = ['image/png', 'image/jpeg', 'image/gif'];

/** A picture of at most 500 KB, seen before it is sent. */
export function PhotoField(props: FieldProps) {
  const { label, error, description, withAsterisk } = facts(props);
  const id = useId();
  const [problem, setProblem] = useState<string>();

  async function take(file: File | undefined) {
    if (!file) return;
    const refused = problemOf(file);
    setProblem(refused);
    if (refused === undefined) props.onChange(await dataUrl(file));
  }

  return (
    <Input.Wrapper id={id} label={label} error={problem ?? error} description={description} withAsterisk={withAsterisk}>
      <div className={styles.photo}>
        <div className={styles.picture}>{shownIn(props)}</div>
        <div>
          {/* The browser's own button speaks the browser's language. */}
          <span className={styles.pick}>
            {t('Choose a picture')}
            <input
              id={id}
              data-field={props.name}
              aria-invalid={error !== undefined || undefined}
              type="file"
              title=""
              accept={types.join(',')}
              onChange={(event) => void take(event.currentTarget.files?.[0])}
            />
          </span>
          {textOf(props.value) !== '' && (
            <Button variant="subtle" color="gray" size="compact-xs" onClick={() => props.onChange('')}>
              {t('Take back')}
            </Button>
          )}
        </div>
      </div>
    </Input.Wrapper>
  );
}

function shownIn({ value, picture }: FieldProps) {
  const chosen = textOf(value);
  if (chosen !== '') return <img src={chosen} alt={t('The chosen picture')} />;
  return picture && <Picture {...picture} alt={t('The stored picture')} />;
}

function problemOf(file: File): string | undefined {
  if (!types.includes(file.type)) return t('The picture must be a png, jpeg or gif file');
  if (file.size > mostPhoto) return t('The image must be smaller than 500 KB');
  return undefined;
}
