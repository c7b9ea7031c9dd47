/** What a product hands on to each of its calls, none of which the kit knows. Whoever owns a part declares it by merging. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are merged in.
export interface Product {}
