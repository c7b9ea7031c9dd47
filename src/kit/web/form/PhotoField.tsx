import { Button, Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { mostPhoto, mostPixels } from '#kit/contract/fields-choice';
import { t } from '#kit/contract/language';
import { dataUrl, Picture } from '#kit/web/Picture';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';
import styles from './form.module.css';

const types = ['image/png', 'image/jpeg', 'image/gif'];

/** The control for a picture of at most 500 KB, with a preview. */
export function PhotoField(props: FieldProps) {
  const { label, error, description, withAsterisk } = facts(props);
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;
  const input = useRef<HTMLInputElement>(null);

  // The error may be below the edge of the screen.
  useEffect(() => {
    if (problem !== undefined) input.current?.focus();
  }, [problem]);

  async function take(file: File | undefined) {
    if (!file) return;
    const refused = problemOf(file);
    if (refused !== undefined) return setProblem(refused);
    const url = await dataUrl(file);
    const undrawn = await drawingProblem(url);
    setProblem(undrawn);
    if (undrawn === undefined) props.onChange(url);
  }

  function takeBack() {
    setProblem(undefined);
    props.onChange('');
  }

  return (
    <Input.Wrapper id={id} label={label} error={shown} description={description} withAsterisk={withAsterisk}>
      <div className={styles.photo}>
        <div className={styles.picture}>{shownIn(props)}</div>
        <div>
          {/* The browser's own button speaks the browser's language. */}
          <span className={styles.pick}>
            {t('Choose a picture')}
            <input
              ref={input}
              id={id}
              data-field={props.name}
              aria-invalid={shown !== undefined || undefined}
              aria-describedby={shown === undefined ? undefined : `${id}-error`}
              type="file"
              title=""
              accept={types.join(',')}
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                // So that the same file can be chosen again.
                currentTarget.value = '';
              }}
            />
          </span>
          {textOf(props.value) !== '' && (
            <Button variant="subtle" color="gray" size="compact-xs" onClick={takeBack}>
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

/** Why a picture is refused by the browser, which tries to draw it; the server checks for itself. Undefined if it is right. */
function drawingProblem(url: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () =>
      resolve(
        image.naturalWidth * image.naturalHeight > mostPixels
          ? t('The picture must have at most 25 million pixels, for example 5,000 × 5,000')
          : undefined,
      ),
    );
    image.addEventListener('error', () => resolve(t('The picture is damaged: save it again as png or jpeg')));
    image.src = url;
  });
}
