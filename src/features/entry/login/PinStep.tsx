import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { AuthCard } from '#house/sign-in/AuthCard';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthNote } from '#house/sign-in/AuthNote';
import { confirmProblem, passwordProblem } from '#house/password/password.rules';
import type { CodeAsked, SignedIn } from '#house/session/login.contract';
import { setPassword } from '#features/entry/pin/set-password.contract';

interface Props {
  /** The answer to a right PIN. */
  readonly asked: CodeAsked;
  readonly onRight: (answer: SignedIn) => void;
  /** Called to start the login again, with the server's sentence if the server ended it. */
  readonly onOver: (sentence?: string) => void;
}

const { password, confirmPassword } = setPassword.body;

/** The choice of a password that a PIN leads to. */
export default function PinStep({ asked: { challenge, message }, onRight, onOver }: Props) {
  return (
    <AuthCard title={t('Choose a password')}>
      <AuthNote tone="info">{message}</AuthNote>
      <AuthForm
        fields={{ password, confirmPassword }}
        looks={{ password: { autoComplete: 'new-password' }, confirmPassword: { autoComplete: 'new-password' } }}
        problems={(typed) => ({
          password: passwordProblem(String(typed.password), ''),
          confirmPassword: confirmProblem(String(typed.password), String(typed.confirmPassword)),
        })}
        save={t('Set the new password')}
        onSave={async (body) => {
          try {
            onRight(await call(setPassword, { body: { ...body, challenge } }));
          } catch (error) {
            if (!isRefusal(error) || error.errors.challenge === undefined) throw error;
            onOver(error.message);
          }
        }}
      />
      <Button variant="subtle" fullWidth mt={4} onClick={() => onOver()}>
        {t('Back to the login')}
      </Button>
    </AuthCard>
  );
}
