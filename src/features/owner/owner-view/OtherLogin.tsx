import { useState } from 'react';
import { t } from '#kit/contract/language';
import { isRefusal } from '#kit/web/call';
import { type Brand, brandNames } from '#house/brand/brand.contract';
import { type CodeAsked, login, loginCode } from '#house/session/login.contract';
import { keepOther } from '#house/session/other-token';
import { AuthForm } from '#house/sign-in/AuthForm';
import { AuthNote } from '#house/sign-in/AuthNote';
import { callOther } from './other-brand';

/** The login to the other brand, whose token only this tab stores (OW3). */
export function OtherLogin({ brand, onDone }: { readonly brand: Brand; readonly onDone: () => void }) {
  const [asked, setAsked] = useState<CodeAsked>();
  const [over, setOver] = useState<string>();

  function enter(token: string) {
    keepOther(token);
    onDone();
  }

  if (asked)
    return (
      <>
        <AuthNote tone="info">{asked.message}</AuthNote>
        <AuthForm
          fields={{ code: loginCode.body.code }}
          looks={{ code: { autoComplete: 'one-time-code' } }}
          save={t('Log In')}
          onSave={async (body) => {
            try {
              const sent = { body: { ...body, challenge: asked.challenge } };
              enter((await callOther(loginCode, brand, undefined, sent)).token);
            } catch (error) {
              if (!isRefusal(error) || error.errors.challenge === undefined) throw error;
              setOver(error.message);
              setAsked(undefined);
            }
          }}
        />
      </>
    );
  return (
    <>
      <p>
        {t('Log in as yourself in {brand}. This tab alone keeps the login, and only to read these figures.', {
          brand: t(brandNames[brand]),
        })}
      </p>
      {over !== undefined && <AuthNote tone="attention">{over}</AuthNote>}
      <AuthForm
        fields={login.body}
        looks={{
          username: { autoComplete: 'username', inputMode: 'email' },
          password: { autoComplete: 'current-password' },
        }}
        save={t('Log In')}
        onSave={async (body) => {
          const answer = await callOther(login, brand, undefined, { body });
          if ('challenge' in answer) setAsked(answer);
          else enter(answer.token);
        }}
      />
    </>
  );
}
