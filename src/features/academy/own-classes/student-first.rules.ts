import { words } from '#kit/contract/language';

/** Said of a class that is chosen among those of the student. */
export function studentFirst({ studentID }: { readonly studentID?: string | undefined }): string | undefined {
  return studentID === undefined ? words('Choose a student first') : undefined;
}
