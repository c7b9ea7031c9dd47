import { IconPrinter } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import styles from './PrintFrame.module.css';
import { useSlipPage } from './use-slip-page';

interface Props {
  /** The kind of document: 'Receipt'. */
  readonly title: string;
  /** Its number, if it has one. */
  readonly number?: ReactNode;
  readonly children: ReactNode;
  /** A till's slip, 80 mm wide, or A4. */
  readonly paper?: 'A4' | 'slip' | undefined;
  /** Shown beside the print button. */
  readonly actions?: ReactNode;
  /** Runs before printing, to make what the paper will carry. */
  readonly first?: (() => Promise<void>) | undefined;
  /** The next step after printing, if printing is what should be done now; the print button then has the focus. */
  readonly onward?: ReactNode;
}

/**
 * A document with the organisation's letterhead, shown on screen as the sheet that will be printed. The printed copy is
 * a direct child of the body, so that nothing of the app, dialogs included, gets onto paper.
 */
export function PrintFrame({ title, number, children, actions, first, onward, paper = 'A4' }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  const print = useRef<HTMLButtonElement>(null);
  const isNext = onward !== undefined;
  useSlipPage(shown, paper);
  useEffect(() => {
    if (isNext) print.current?.focus();
  }, [isNext]);
  const sheet = (
    <Sheet title={title} number={number}>
      {children}
    </Sheet>
  );
  return (
    <div>
      <div className={`${styles.tools} no-print`}>
        {actions}
        <Button
          ref={print}
          leftSection={<IconPrinter size={17} aria-hidden />}
          onClick={() => void Promise.resolve(first?.()).then(() => window.print())}
          data-autofocus={isNext || undefined}
        >
          {t('Print')}
        </Button>
        {onward}
      </div>
      <div ref={shown} className={styles.screen} data-paper={paper}>
        {sheet}
      </div>
      {createPortal(
        <div className={styles.paper} data-paper={paper}>
          {sheet}
        </div>,
        document.body,
      )}
    </div>
  );
}

function Sheet({ title, number, children }: Pick<Props, 'title' | 'number' | 'children'>) {
  const { name, address, phone, logoUrl, headerImageUrl, footerImageUrl } = useOrganisation();
  return (
    <article className={styles.sheet}>
      {headerImageUrl && <img src={headerImageUrl} alt={name} className={styles.banner} />}
      <header className={styles.head}>
        <div>
          {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
          <strong>{name}</strong>
          {address && <div>{address}</div>}
          {phone && (
            <div>
              <bdi>{phone}</bdi>
            </div>
          )}
        </div>
        <div className={styles.what}>
          <h2>{title}</h2>
          {number && <bdi>{number}</bdi>}
        </div>
      </header>
      {children}
      {footerImageUrl && <img src={footerImageUrl} alt="" className={styles.banner} />}
    </article>
  );
}
