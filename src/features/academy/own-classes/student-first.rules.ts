import { words } from '#kit/contract/language';

/** The help for a class that is chosen from those of the student. */
export function studentFirst({ studentID }: { readonly studentID?: string | undefined }): string | undefined {
  return studentID === undefined ? words('Choose a student first') : undefined;
}
