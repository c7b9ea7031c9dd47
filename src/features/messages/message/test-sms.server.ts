import { t } from '#kit/contract/language';
import type { BodyOf } from '#kit/contract/endpoint';
import { phoneForm } from '#kit/rules/phone';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { testSms } from '#house/organisation/organisation.contract';
import { settingsOf } from '#house/organisation/organisation.server';
import type { Outcome } from '#house/sms/gateway.rules';
import { sendSms } from '#house/sms/gateway.server';
import { countTry, mailSubject } from '#house/tries/slow-down.server';

/** Sends an SMS through the saved gateway, and answers its outcome. */
async function sendTest(call: Call, { phone }: BodyOf<typeof testSms>) {
  await call.transact((within) => countTry(within, [mailSubject(caller(call)._id)]));
  const settings = await settingsOf(call);
  const { smsProvider, smsUrl, name } = settings;
  if (smsProvider === 'none' || smsUrl === null) return refuse(409, t('No gateway is set'));
  const to = phoneForm(phone, call.house.countryCode);
  const text = t('This SMS shows that messages of {organisation} arrive.', { organisation: name });
  const reason = reasonOf(await sendSms({ ...settings, smsUrl }, { to, text }, call.product.smsLocal));
  if (reason !== undefined) refuse(409, t('The SMS was not sent: {reason}', { reason }));
  return { status: true, message: t('The gateway took an SMS to {to}', { to }) };
}

function reasonOf(outcome: Outcome): string | undefined {
  if (outcome.is === 'taken') return undefined;
  return outcome.is === 'unknown' ? t('Not known whether it was sent') : outcome.why;
}

// It waits for another server, and must not hold a transaction open in the meantime.
export const testSmsRoute: Route = on(testSms, sendTest, { asks: true });
