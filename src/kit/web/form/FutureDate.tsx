import { Text } from '@mantine/core';
import { t } from '../../contract/language';

/** Says so of a day that has not come yet: allowed, and most often a slip of the finger (D21). */
export function FutureDate({ day, today }: { day: string | null | undefined; today: string }) {
  if (!day || day <= today) return null;
  return (
    <Text component="output" size="sm" c="var(--tone-attention)">
      {t('This date is in the future.')}
    </Text>
  );
}
