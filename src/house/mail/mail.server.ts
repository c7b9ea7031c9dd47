import { createTransport } from 'nodemailer';
import { t } from '#kit/contract/language';
import { isReachable } from '#kit/contract/reachable';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { ofMailServer } from '#house/organisation/passing.contract';

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
 * failure nor the end of this process loses it; without a mail server it remains there. Nothing is kept for an address that does not exist.
 */
export async function sendMail(call: Call, mail: Mail): Promise<void> {
  if (!isReachable(mail.to)) return;
  const kept = await keepMail(call, mail);
  const { database, brand, request } = call;
  call.afterCommit(() => {
    void deliverKept({ database, brand }, kept).catch((error: unknown) => request.log.warn(error));
  });
}

/** A mail in the outbox. */
export interface KeptMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  readonly _id: string;
}

/** Keeps a mail in the outbox, in the transaction that it belongs to. */
export async function keepMail({ db, now }: Pick<Call, 'db' | 'now'>, mail: Mail): Promise<KeptMail> {
  const _id = newId();
  const { to, subject, text, forSuperAdmin } = mail;
  await db
    .insertInto('outbox')
    .values({ _id, createdAt: now.toISOString(), to, subject, text, forSuperAdmin })
    .execute();
  return { _id, to, subject, text };
}

/** Hands a mail that is kept to the mail server, and takes it out of the outbox once that has accepted it. */
export async function deliverKept(
  { database, brand }: Pick<Call, 'database' | 'brand'>,
  { _id, ...mail }: KeptMail,
): Promise<void> {
  const db = database.in(brand);
  const { smtpHost, ...server } = await mailServer({ db });
  if (smtpHost === null) return;
  await deliver({ ...server, smtpHost }, mail);
  await db.deleteFrom('outbox').where('_id', '=', _id).execute();
}

/** Sends a mail now. Returns why it failed, or undefined if the mail server accepted it. */
export async function tryMail(
  call: Pick<Call, 'db'>,
  mail: Pick<Mail, 'to' | 'subject' | 'text'>,
): Promise<string | undefined> {
  const server = await mailServer(call);
  if (server.smtpHost === null) return t('No mail server is set');
  try {
    await deliver({ ...server, smtpHost: server.smtpHost }, mail);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function mailServer(call: Pick<Call, 'db'>) {
  return call.db
    .selectFrom('organisation')
    .select(['name', ...ofMailServer])
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
