import { createTransport } from 'nodemailer';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** True if it is addressed to a superAdmin: the outbox then shows it to superAdmins only (A27). */
  readonly forSuperAdmin: boolean;
}

/**
 * Sends a mail after the call has committed. The answer does not wait for it, because its duration would reveal whether
 * there was anyone to write to. The mail stays in the outbox until the mail server has accepted it, so that neither a
 * failure nor the end of this process loses it; without a mail server it remains there.
 */
export async function sendMail(call: Call, mail: Mail): Promise<void> {
  const server = await mailServer(call);
  const _id = await keepInOutbox(call, mail);
  const { smtpHost } = server;
  if (smtpHost === null) return;
  const { database, brand, request } = call;
  call.afterCommit(() => {
    void deliver({ ...server, smtpHost }, mail)
      .then(() => database.in(brand).deleteFrom('outbox').where('_id', '=', _id).execute())
      .catch((error: unknown) => request.log.warn(error));
  });
}

/** Sends a mail now. Returns why it failed, or undefined if the mail server accepted it. */
export async function tryMail(call: Call, mail: Pick<Mail, 'to' | 'subject' | 'text'>): Promise<string | undefined> {
  const server = await mailServer(call);
  if (server.smtpHost === null) return t('No mail server is set');
  try {
    await deliver({ ...server, smtpHost: server.smtpHost }, mail);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function mailServer(call: Call) {
  return call.db
    .selectFrom('organisation')
    .select(['name', 'smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'smtpFrom'])
    .executeTakeFirstOrThrow();
}

interface MailServer {
  readonly name: string;
  readonly smtpHost: string;
  readonly smtpPort: number | null;
  readonly smtpUser: string | null;
  readonly smtpPassword: string | null;
  readonly smtpFrom: string | null;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

async function deliver(
  { name, smtpHost: host, smtpPort, smtpUser, smtpPassword, smtpFrom }: MailServer,
  { to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>,
): Promise<void> {
  const port = smtpPort ?? 587;
  const auth = smtpUser === null ? {} : { auth: { user: smtpUser, pass: smtpPassword ?? '' } };
  // Port 465 uses TLS from the start; any other switches to it if the server supports that.
  const transport = createTransport({ host, port, secure: port === 465, ...auth, ...patience });
  try {
    await transport.sendMail({ from: { name, address: smtpFrom ?? smtpUser ?? to }, to, subject, text });
  } finally {
    transport.close();
  }
}

async function keepInOutbox({ db, now }: Call, mail: Mail): Promise<string> {
  const _id = newId();
  const { to, subject, text, forSuperAdmin } = mail;
  await db
    .insertInto('outbox')
    .values({ _id, createdAt: now.toISOString(), to, subject, text, forSuperAdmin })
    .execute();
  return _id;
}
