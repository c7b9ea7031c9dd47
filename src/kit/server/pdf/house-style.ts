/** A picture in a document. */
export interface Picture {
  readonly data: Buffer;
  readonly format: 'png' | 'jpg';
}

/** The facts of the issuing organisation that a document shows. */
export interface HouseStyle {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  /** The organisation's public address; null if there is none. */
  readonly publicAddress: string | null;
  readonly currencySign: string;
  readonly secondCurrency: string | null;
  readonly timeZone: string;
  readonly logo: Picture | undefined;
  readonly headerImage: Picture | undefined;
  readonly footerImage: Picture | undefined;
}
