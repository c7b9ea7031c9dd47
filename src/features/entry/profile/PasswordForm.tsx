import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FieldsForm } from '#kit/web/form/FieldsForm';
import { toastDone } from '#kit/web/toast';
import { twiceProblems } from '#house/password/password.rules';
import { changePassword } from './profile.contract';

interface Props {
  readonly username: string;
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
}

/** The form that changes one's own password: the old one is typed once, the new one twice. */
export function PasswordForm({ username, onDirty, onDone }: Props) {
  return (
    <FieldsForm
      fields={changePassword.body}
      rules={{ problems: (typed) => twiceProblems(typed, username) }}
      mode="create"
      start={{}}
      draft={{ name: 'profile/password', edited: 'own' }}
      saveLabel={t('Change password')}
      onSave={async (typed) => {
        const body = {
          password: String(typed.password),
          newPassword: String(typed.newPassword),
          confirmPassword: String(typed.confirmPassword),
        };
        const { message } = await call(changePassword, { body });
        toastDone(message);
        onDone();
      }}
      onDirty={onDirty}
      fieldLabel={(name) => t(name)}
    />
  );
}
