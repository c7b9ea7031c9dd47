/** Something a house sells over the counter. */
export interface DemoGood {
  readonly itemName: string;
  /** The price of a piece when the house first buys it; below, the price at which it is sold. */
  readonly cost: number;
  readonly price: number;
  readonly lowAt: number;
  /** How many are bought at a time. */
  readonly box: number;
  /** The most pieces in one sale. */
  readonly most: number;
}

/** A house's goods: what it sells, from whom it buys, how many sales a week. */
export interface Goods {
  readonly seed: number;
  readonly items: readonly [DemoGood, ...DemoGood[]];
  readonly suppliers: readonly [string, ...string[]];
  readonly salesAWeek: number;
  /** Customers who buy on account, for a house in which no other part of the demo registers customers. */
  readonly regulars: readonly { readonly name: string; readonly phone: string; readonly gender: 'male' | 'female' }[];
}

const good = (itemName: string, cost: number, price: number, lowAt: number, box: number, most: number): DemoGood => ({
  itemName,
  cost,
  price,
  lowAt,
  box,
  most,
});

export const shopGoods: Goods = {
  seed: 3003,
  suppliers: ['Bakaaro Paper House', 'Hamar Ink & Toner', 'Juba Sign Supplies'],
  salesAWeek: 4,
  regulars: [],
  items: [
    good('A4 paper, ream of 500', 3.2, 4.5, 12, 60, 6),
    good('A3 paper, ream of 500', 6.4, 9, 6, 24, 3),
    good('Glossy photo paper A4, 20 sheets', 4.1, 7, 5, 20, 3),
    good('Envelopes DL, box of 100', 2.6, 4.25, 5, 24, 4),
    good('Lamination pouches A4, 100', 7.5, 12, 4, 12, 2),
    good('Spiral bindings, box of 50', 5.2, 9.5, 3, 10, 2),
    good('Black toner cartridge', 38, 52, 3, 8, 1),
    good('Roll-up stand, empty', 16.5, 27, 3, 10, 2),
    good('Photo frame 20 × 30 cm', 2.9, 5.5, 6, 30, 4),
    good('Plain mug for printing', 1.4, 3, 10, 48, 8),
    good('Plain white T-shirt', 2.8, 5, 12, 50, 10),
    good('Banner eyelets, bag of 200', 3.4, 6, 3, 12, 1),
  ],
};

export const academyGoods: Goods = {
  seed: 4004,
  suppliers: ['Banadir Book Centre', 'Golden Tailors'],
  salesAWeek: 2,
  regulars: [
    { name: 'Al-Nuur Bookshop', phone: '252615810001', gender: 'male' },
    { name: 'Banadir Primary School', phone: '252615810002', gender: 'female' },
    { name: 'Hodan Youth Club', phone: '252615810003', gender: 'male' },
  ],
  items: [
    good('HTML & CSS workbook', 4.5, 7.5, 8, 30, 3),
    good('Python for beginners', 6, 10, 6, 20, 2),
    good('Networking handbook', 7.25, 12, 4, 15, 1),
    good('Academy polo shirt', 4.8, 8, 8, 40, 2),
    good('Exercise book, 100 sheets', 0.7, 1.25, 20, 100, 6),
    good('USB stick 32 GB', 3.9, 6.5, 5, 20, 2),
  ],
};
