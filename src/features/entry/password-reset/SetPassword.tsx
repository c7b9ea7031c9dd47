import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { AuthForm } from '#house/sign-in/AuthForm';
import { confirmProblem, passwordProblem } from '#house/password/password.rules';
import { setForgottenPassword } from './password-reset.contract';

interface Props {
  readonly email: string;
  readonly activationCode: string;
  readonly onSet: (message: string) => void;
}

/** Step 3: the new password, twice. */
export function SetPassword({ email, activationCode, onSet }: Props) {
  const { password, confirmPassword } = setForgottenPassword.body;
  return (
    <AuthForm
      fields={{ password, confirmPassword }}
      looks={{
        password: { autoComplete: 'new-password' },
        confirmPassword: { autoComplete: 'new-password' },
      }}
      problems={(typed) => ({
        password: passwordProblem(String(typed.password), email),
        confirmPassword: confirmProblem(String(typed.password), String(typed.confirmPassword)),
      })}
      save={t('Set the new password')}
      onSave={async (body) => {
        const { message } = await call(setForgottenPassword, { body: { ...body, email, activationCode } });
        onSet(message);
      }}
    />
  );
}
