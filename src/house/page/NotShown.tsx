import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import type { Refusal } from '#kit/web/call';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';

interface Props {
  readonly entity: Entity;
  readonly screen: Screen;
  readonly refusal: Refusal;
  readonly onRetry: () => void;
}

/** Why the page of a record cannot be shown: it was deleted or never existed, is another's, or no answer came. */
export function NotShown({ entity, screen, refusal, onRetry }: Props) {
  const gone = refusal.status === 404;
  return (
    <>
      <PageHeader title={t(entity.one)} />
      {gone || refusal.status === 403 ? (
        <EmptyState
          title={gone ? t('There is no such record. It may have been deleted in the meantime.') : refusal.message}
        >
          <Button component={Link} to={screen.path} variant="default">
            {t(screen.title)}
          </Button>
        </EmptyState>
      ) : (
        <ErrorState message={refusal.message} onRetry={onRetry} />
      )}
    </>
  );
}
