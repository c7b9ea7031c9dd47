import { Button } from '@mantine/core';
import { IconReceipt, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { Coming } from '#kit/web/Coming';
import { lazily } from '#kit/web/lazily';
import { useScreens } from '#house/session/use-screens';
import type { FoundPerson } from './counter.contract';

const NewCustomer = lazily(async () => (await import('./NewCustomer')).NewCustomer);
const TakenToday = lazily(async () => (await import('./TakenToday')).TakenToday);

type Tool = 'customer' | 'taken';

/** The tools of the counter apart from taking money: a new customer, and the payments of today. */
export function CounterTools({ onCustomer }: { readonly onCustomer: (customer: FoundPerson) => void }) {
  const screens = useScreens();
  const [opened, setOpened] = useState<Tool>();
  // What was opened once stays mounted, so that its closing can be animated.
  const [before, setBefore] = useState<ReadonlySet<Tool>>(new Set());
  if (opened && !before.has(opened)) setBefore(new Set([...before, opened]));
  const close = () => setOpened(undefined);
  return (
    <>
      <Button variant="default" leftSection={<IconReceipt size={17} aria-hidden />} onClick={() => setOpened('taken')}>
        {t('Taken today')}
      </Button>
      {screens.has('/customer') && (
        <Button
          variant="default"
          leftSection={<IconPlus size={17} aria-hidden />}
          onClick={() => setOpened('customer')}
        >
          {t('New customer')}
        </Button>
      )}
      <Suspense fallback={<Coming />}>
        {before.has('taken') && <TakenToday opened={opened === 'taken'} onClose={close} />}
        {before.has('customer') && (
          <NewCustomer
            opened={opened === 'customer'}
            onClose={close}
            onMade={(made) => {
              close();
              onCustomer(made);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
