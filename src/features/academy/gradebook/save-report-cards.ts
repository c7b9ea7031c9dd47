import { toastWrong } from '#kit/web/toast';
import { download } from '#kit/web/work/download';
import { reportCards } from './gradebook.contract';

/** Saves the report cards of a class, or that of the student named, as a PDF. */
export async function saveReportCards(classID: string, of: { readonly studentID?: string } = {}): Promise<void> {
  const request = { path: reportCards.path.replace('{classId}', classID), query: { ...of } };
  await download(request, 'report-cards.pdf').catch((error: Error) => toastWrong(error.message));
}
