import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { AuthForm } from '#house/sign-in/AuthForm';
import { askForCode } from './password-reset.contract';

/** Step 1: where the code goes. */
export function AskForCode({ onSent }: { onSent: (email: string, activationCode: string, message: string) => void }) {
  return (
    <AuthForm
      fields={askForCode.body}
      looks={{ email: { autoComplete: 'username', inputMode: 'email' } }}
      save={t('Send the code')}
      onSave={async (body) => {
        const { activationCode, message } = await call(askForCode, { body });
        onSent(body.email, activationCode, message);
      }}
    />
  );
}
