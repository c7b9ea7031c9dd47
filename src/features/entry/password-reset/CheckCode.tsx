import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { AuthForm } from '#house/sign-in/AuthForm';
import { checkCode } from './password-reset.contract';

interface Props {
  readonly email: string;
  readonly activationCode: string;
  readonly onRight: (message: string) => void;
  readonly onAgain: () => void;
}

/** Step 2: the code that came by e-mail. */
export function CheckCode({ email, activationCode, onRight, onAgain }: Props) {
  const { code } = checkCode.body;
  return (
    <>
      <AuthForm
        fields={{ code }}
        looks={{ code: { autoComplete: 'one-time-code', inputMode: 'numeric' } }}
        save={t('Check the code')}
        onSave={async (body) => {
          const { message } = await call(checkCode, { body: { ...body, email, activationCode } });
          onRight(message);
        }}
      />
      <Button variant="subtle" fullWidth mt={8} onClick={onAgain}>
        {t('Send a new code')}
      </Button>
    </>
  );
}
