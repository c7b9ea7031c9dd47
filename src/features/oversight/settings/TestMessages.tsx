import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import styles from './SettingsForm.module.css';
import { testMail, testSms } from '#house/organisation/organisation.contract';

/** Sends a test message: answers what the server says of it, a refusal included, and whether it is under way. */
function useTest(send: () => Promise<{ readonly message: string }>) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ message: string; failed: boolean }>();

  async function test() {
    setBusy(true);
    setSaid(undefined);
    try {
      const { message } = await send();
      setSaid({ message, failed: false });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setSaid({ message: error.message, failed: true });
    }
    setBusy(false);
  }

  return { busy, said, test };
}

/** Tests the saved mail server: a wrong password is better found here than by somebody who waits for a code. */
export function TestMail() {
  const { busy, said, test } = useTest(() => call(testMail));
  return (
    <div className={styles.test}>
      <Button variant="default" onClick={() => void test()} disabled={busy}>
        {busy ? t('Sending...') : t('Send me a test email')}
      </Button>
      <output data-failed={said?.failed || undefined}>
        {said?.message ?? t('Goes to your own email address, through the mail server that is saved.')}
      </output>
    </div>
  );
}

/** Tests the saved gateway with an SMS to a typed phone. */
export function TestSms() {
  const [phone, setPhone] = useState('');
  const { busy, said, test } = useTest(() => call(testSms, { body: { phone } }));

  function send(event: FormEvent) {
    event.preventDefault();
    void test();
  }

  return (
    <form className={styles.test} onSubmit={send}>
      <TextInput
        type="tel"
        label={t('Phone')}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
        dir="ltr"
      />
      <Button type="submit" variant="default" disabled={busy || phone === ''}>
        {busy ? t('Sending...') : t('Send a test SMS')}
      </Button>
      <output data-failed={said?.failed || undefined}>
        {said?.message ?? t('Goes to this phone, through the gateway that is saved.')}
      </output>
    </form>
  );
}
