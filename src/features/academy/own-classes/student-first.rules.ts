import { words } from '#kit/contract/language';

/** The help of a field whose choices are the classes of the student: what to do first while no student is chosen. */
export function studentFirst({ studentID }: { readonly studentID?: string | undefined }): string | undefined {
  return studentID === undefined ? words('Choose a student first') : undefined;
}
