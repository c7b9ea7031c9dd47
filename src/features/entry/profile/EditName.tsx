import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FieldsForm } from '#kit/web/form/FieldsForm';
import { signIn } from '#house/session/session';
import type { StaffClaims } from '#house/session/login.contract';
import styles from './ProfilePage.module.css';
import { editProfile } from './profile.contract';

/** How long the message of success is shown (S§9). */
const successMs = 3000;

/** The display name; the answer's token carries the new one (A26). */
export function EditName({ me }: { me: StaffClaims }) {
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
        // What was saved is where the next change begins.
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

/** This form is in no dialog, so nothing has to ask before it closes. */
function nothing(): void {}
