import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { toastDone } from '#kit/web/toast';
import { AuthForm } from '#house/sign-in/AuthForm';
import { endSecondFactor } from '#house/second-factor/second-factor.contract';

/** The form that turns the second factor off. It asks for password and code, because an open session alone must not be enough. */
export default function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <AuthForm
      fields={endSecondFactor.body}
      looks={{
        password: { autoComplete: 'current-password' },
        // A recovery code is accepted as well, and it contains letters.
        code: { autoComplete: 'one-time-code' },
      }}
      save={t('Turn off two-step login')}
      onSave={async (body) => {
        const { message } = await call(endSecondFactor, { body });
        toastDone(message);
        onDone();
      }}
    />
  );
}
