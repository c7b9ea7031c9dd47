import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { FormDialog } from '#kit/web/form/FormDialog';
import { PageHeader } from '#kit/web/PageHeader';
import { roleName } from '#house/role/role-name.rules';
import { useSession } from '#house/session/session';
import { EditName } from './EditName';
import { PasswordForm } from './PasswordForm';
import styles from './ProfilePage.module.css';
import { TwoStep } from './TwoStep';

/** Whoever is signed in: name, e-mail, id; a new name, a new password. */
export default function ProfilePage() {
  const { claims: me } = useSession();
  const [changing, setChanging] = useState(false);
  if (!me) return null;
  return (
    <>
      <PageHeader title={t('Profile')}>
        <Button variant="default" leftSection={<IconKey size={17} aria-hidden />} onClick={() => setChanging(true)}>
          {t('Change password')}
        </Button>
      </PageHeader>
      <section className={styles.panel}>
        <dl className={styles.facts}>
          <dt>{t('Name')}</dt>
          <dd>{me.name}</dd>
          <dt>{t('Email')}</dt>
          <dd>
            <bdi>{me.username}</bdi>
          </dd>
          <dt>{t('ID')}</dt>
          <dd>
            <bdi title={me._id}>{shortId(me._id)}</bdi>
          </dd>
          <dt>{t('Role')}</dt>
          <dd>{roleName(me.userType)}</dd>
        </dl>
        <EditName me={me} />
      </section>
      <TwoStep />
      <FormDialog title={t('Change password')} opened={changing} onClose={() => setChanging(false)} shape="dialog">
        {(onDirty) => <PasswordForm username={me.username} onDirty={onDirty} onDone={() => setChanging(false)} />}
      </FormDialog>
    </>
  );
}

/** The part of an id that people read out to each other: its end tells accounts apart. */
function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}
