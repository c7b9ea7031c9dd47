import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { type Brand, brands } from '#house/brand/brand.contract';
import { useSetup } from '#house/organisation/use-setup';
import { forgetOther, useOtherToken } from '#house/session/other-token';
import { isElsewhere } from './other-brand';

const OtherLogin = lazily(async () => (await import('./OtherLogin')).OtherLogin);

/** The button that shows the other brand beside this one, if the deployment has both, or hides it (OW3). */
export function OtherBrand({ other }: { readonly other: Brand }) {
  const [opened, setOpened] = useState(false);
  const { data: setup } = useSetup();
  const token = useOtherToken();
  const close = () => setOpened(false);
  if (token !== undefined)
    return (
      <Button variant="default" leftSection={<IconX size={17} aria-hidden />} onClick={forgetOther}>
        {t('Remove the other brand')}
      </Button>
    );
  if (!(setup?.brands ?? brands).includes(other) && !isElsewhere(other)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {t('Add the other brand')}
      </Button>
      <LazyFormDialog title={t('Add the other brand')} opened={opened} onClose={close} shape="dialog">
        {() => opened && <OtherLogin brand={other} onDone={close} />}
      </LazyFormDialog>
    </>
  );
}
