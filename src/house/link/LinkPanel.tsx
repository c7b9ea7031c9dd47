import { IconCopy, IconLinkOff } from '@tabler/icons-react';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { call, isRefusal, type Refusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { copyText } from '#kit/web/copy-text';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { toastDone, toastWrong } from '#kit/web/toast';
import { Alert } from '#kit/web/ui/Alert';
import { Group } from '#kit/web/ui/Group';
import { Stack } from '#kit/web/ui/Stack';
import { Text } from '#kit/web/ui/Text';
import { WhatsAppButton } from '#house/page/WhatsAppButton';
import { type LinkMade, makeLink, revokeLink } from './link.contract';
import { isOfThisMachine, seenWords } from './seen.rules';
import type { Linkable } from './use-printed-link';

interface Props {
  readonly of: Linkable;
  readonly called: string;
  readonly phone: string | undefined;
  readonly onRevoked: () => void;
}

/** The link of a document, made where there is none: to be copied, sent by WhatsApp, or revoked. */
export function LinkPanel({ of: { kind, recordID }, called, phone, onRevoked }: Props) {
  const { data, error, refetch, dataUpdatedAt } = useQuery<LinkMade, Refusal>({
    queryKey: [makeLink.path, kind, recordID],
    queryFn: async () => (await call(makeLink, { body: { kind, recordID } })).info,
    // Read when the dialog opens, not whenever the window gets the focus.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return <MadeLink link={data} asOf={new Date(dataUpdatedAt)} called={called} phone={phone} onRevoked={onRevoked} />;
}

interface MadeProps extends Omit<Props, 'of'> {
  readonly link: LinkMade;
  /** When it was read. */
  readonly asOf: Date;
}

function MadeLink({ link, asOf, called, phone, onRevoked }: MadeProps) {
  const { name, timeZone } = useOrganisation();
  const { url, expiresAt, recordID } = link;
  const today = dayIn(timeZone, asOf);
  const message = t('{document} of {organisation}: {url}', { document: called, organisation: name, url });
  const copy = () =>
    copyText(url).then(
      () => toastDone(t('Link copied')),
      (problem: Error) => toastWrong(problem.message),
    );
  return (
    <Stack gap="md">
      <Text>
        {t('Whoever has this link sees the document as it is that day, until {date}.', {
          date: shownDay(dayIn(timeZone, new Date(expiresAt))),
        })}
      </Text>
      <TextInput label={t('Link')} value={url} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      {isOfThisMachine(url) && (
        <Alert color="yellow">
          {t('Customers cannot open this address. Enter the public address in the settings.')}
        </Alert>
      )}
      <Text c="dimmed">{seenWords(link, { timeZone, today })}</Text>
      <Group>
        <Button leftSection={<IconCopy size={17} aria-hidden />} onClick={() => void copy()}>
          {t('Copy link')}
        </Button>
        <WhatsAppButton phone={phone} message={message} recordID={recordID} />
        <Button
          variant="default"
          leftSection={<IconLinkOff size={17} aria-hidden />}
          onClick={() => void revoke(link, called).then((done) => done && onRevoked())}
        >
          {t('Revoke')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Revokes a link after a question; resolves with whether that was done. */
async function revoke({ _id }: LinkMade, called: string): Promise<boolean> {
  const answer = await confirm({
    title: t('Revoke this link?'),
    text: t('Whoever has it sees nothing any more. The next link is another one.'),
    thing: called,
    yes: t('Revoke'),
    tone: 'wrong',
  });
  if (!answer) return false;
  try {
    toastDone((await call(revokeLink, { params: { id: _id } })).message);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    toastWrong(error.message);
    return false;
  }
}
