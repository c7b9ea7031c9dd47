import type { Saved } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { answerOf, isRefusal, send } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { useFeature } from '#house/session/use-feature';
import { messagesFeature } from './messages-feature.contract';
import { type OpenedFor, type OpenedMessage, type Step, writing } from './write-about.contract';

/** A function that writes about a record to its person by WhatsApp, and records that it was opened; undefined while messages are off. */
export function useWriteAbout(): ((recordID: string) => Promise<void>) | undefined {
  const isOn = useFeature(messagesFeature);
  const done = useDone();
  if (!isOn) return undefined;
  return async (recordID) => {
    try {
      const made = await writtenTo({ recordID });
      if (!made) return;
      const link = made.info[0]?.link;
      if (link !== undefined) await open(link);
      await done(made);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}

interface Body {
  readonly recordID: string;
  readonly address?: string;
}

type Made = Saved<readonly OpenedMessage[]>;

/** Makes the message; if there are several receivers, one is chosen first, because WhatsApp opens one chat. Undefined if the person cancels. */
async function writtenTo(body: Body): Promise<Made | undefined> {
  try {
    return await asked<Made>(body, {});
  } catch (error) {
    if (!isRefusal(error) || error.errors.channel === undefined) throw error;
    const address = await chosen((await asked<Saved<OpenedFor>>(body, { preview: 1 })).info.receivers);
    return address === undefined ? undefined : asked<Made>({ ...body, address }, {});
  }
}

async function asked<A>(body: Body, query: { readonly preview?: 1 }): Promise<A> {
  return answerOf<A>(await send({ ...writing, query, body: { ...body, channel: 'whatsapp' } }));
}

async function chosen(receivers: readonly Step[]): Promise<string | undefined> {
  const options = receivers.map(({ name, address }) => ({ value: address, label: `${name} · ${address}` }));
  const answer = await confirm({
    title: t('WhatsApp'),
    text: t('WhatsApp opens one chat at a time'),
    yes: t('Open WhatsApp'),
    tone: 'plain',
    pick: { label: t('To'), options, value: options[0]?.value ?? '' },
  });
  return answer?.picked;
}

/** Opens the chat; if the browser blocks a window this long after the tap, a question provides another tap. */
async function open(link: string): Promise<void> {
  if (openWindow(link)) return;
  const text = t('Send it in the program that opens');
  const answer = await confirm({ title: t('WhatsApp'), text, yes: t('Open WhatsApp'), tone: 'plain' });
  if (answer) openWindow(link);
}

function openWindow(link: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.href = link;
  return true;
}
