/** The owner of a login or session: a user or a student. */
export interface Owner {
  readonly kind: 'user' | 'student';
  readonly id: string;
}
