import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconMapQuestion } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { Notice } from './Notice';

export function Nowhere() {
  const navigate = useNavigate();
  return (
    <Notice
      icon={IconMapQuestion}
      title={t('There is nothing here')}
      text={t('The address may be misspelt, or the page has moved.')}
    >
      {/* The login redirects signed-in users to their first screen. */}
      <Button onClick={() => void navigate({ to: '/login' })}>{t('Go to the first screen')}</Button>
    </Notice>
  );
}
