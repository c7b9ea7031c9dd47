import { t } from '#kit/contract/language';
import { PrintedDocument } from '#kit/web/print/PrintedDocument';
import { CloseSheet } from './CloseSheet';
import { dayClose } from './day-close.contract';
import type { CloseRead } from './report.contract';

/** A Z report as it will be printed. */
export function PrintedClose({ id }: { id: string }) {
  return (
    <PrintedDocument<CloseRead>
      path={`${dayClose.path}/${id}`}
      file="close.pdf"
      title={() => t('Day close')}
      number={({ closeNo }) => closeNo}
    >
      {(close) => <CloseSheet close={close} />}
    </PrintedDocument>
  );
}
