import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { copyText } from '#kit/web/copy-text';
import { useLanguage } from '#kit/web/language';
import { toastDone, toastWrong } from '#kit/web/toast';
import { getOwner, getSummaryText } from './owner.contract';
import { whatsAppOf } from './summary-text.rules';

/** The business today as a text, to be sent or copied. */
export function SendSummary() {
  const tongue = useLanguage();
  // Read with the page, so that a tap opens it at once; every write makes both be read again.
  const { data } = useQuery<{ readonly text: string }, Refusal>({
    queryKey: [getOwner.path, 'text', tongue],
    queryFn: ({ signal }) => call(getSummaryText, { signal }),
  });
  const text = data?.text ?? '';
  const copy = () =>
    copyText(text).then(
      () => toastDone(t('Copied')),
      (problem: Error) => toastWrong(problem.message),
    );
  return (
    <>
      <Button
        component="a"
        variant="default"
        href={whatsAppOf(text)}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconBrandWhatsapp size={17} aria-hidden />}
      >
        {t('WhatsApp')}
      </Button>
      <Button
        variant="default"
        disabled={data === undefined}
        leftSection={<IconCopy size={17} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('Copy')}
      </Button>
    </>
  );
}
