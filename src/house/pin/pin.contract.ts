/** A PIN as it is told, once. */
export interface PinGiven {
  readonly status: true;
  readonly message: string;
  /** Six digits. */
  readonly pin: string;
}
