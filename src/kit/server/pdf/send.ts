import type { Call } from '../call';

/** Answers a PDF file under a name of letters, digits, dots and dashes. */
export function sendPdf(call: Call, file: Buffer, fileName: string): unknown {
  return call.reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(file);
}
