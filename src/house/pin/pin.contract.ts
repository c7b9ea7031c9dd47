/** The answer that contains a PIN, once. */
export interface PinGiven {
  readonly status: true;
  readonly message: string;
  /** Six digits. */
  readonly pin: string;
}
