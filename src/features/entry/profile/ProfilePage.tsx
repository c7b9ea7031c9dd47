import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FieldsForm } from '#kit/web/form/FieldsForm';
import { FormDialog } from '#kit/web/form/FormDialog';
import { PageHeader } from '#kit/web/PageHeader';
import { roleName } from '#house/role/role-name.rules';
import type { StaffClaims } from '#house/session/login.contract';
import { signIn, useSession } from '#house/session/session';
import { PasswordForm } from './PasswordForm';
import { editProfile } from './profile.contract';
import styles from './ProfilePage.module.css';
import { TwoStep } from './TwoStep';

/** The profile of the account that is logged in: name, e-mail, id; a new name, a new password. */
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

/** The part of an id that people read out to each other: its end, by which accounts differ. */
function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** How long the message of success is shown (S§9). */
const successMs = 3000;

/** The form of the display name; the answer's token carries the new name (A26). */
function EditName({ me }: { me: StaffClaims }) {
  const [success, setSuccess] = useState<string>();
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (success === undefined) return undefined;
    const timer = setTimeout(() => setSuccess(undefined), successMs);
    return () => clearTimeout(timer);
  }, [success]);
  const idx = <input type="hidden" name="idx" value={me._id} />;
  return (
    <div>
      {success !== undefined && <output className={styles.success}>{success}</output>}
      <FieldsForm
        // After a save the form starts again from what was saved.
        key={saves}
        fields={{ username: editProfile.body.username }}
        rules={{ extra: () => idx }}
        mode="create"
        start={{ username: me.name }}
        draft={{ name: 'profile', edited: me._id }}
        saveLabel={t('Edit User Name')}
        onSave={async ({ username }) => {
          const { token, message } = await call(editProfile, {
            body: { username: String(username), idx: me._id },
          });
          signIn(token);
          setSuccess(message);
          setSaves(saves + 1);
        }}
        onDirty={nothing}
        fieldLabel={() => t(editProfile.body.username.label)}
      />
    </div>
  );
}

/** Does nothing: this form is in no dialog that would have to ask before it closes. */
function nothing(): void {}
