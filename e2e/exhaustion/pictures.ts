import { heavyPictures } from '#testing/uploads/heavy-pictures';
import type { Attack, Attacked } from './attack';

const rounds = 20;
const atOnce = 8;
const known = [200, 400, 413, 429];

async function many(
  product: Attacked,
  signal: AbortSignal,
  call: (round: number) => Promise<{ readonly status: number }>,
): Promise<void> {
  for (let round = 0; round < rounds && !signal.aborted; round++) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => call(round)));
    const wrong = answers.find(({ status }) => !known.includes(status));
    if (wrong) throw new Error(`A picture was answered with ${wrong.status} of ${product.student}`);
  }
}

const asUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

/** What one client may do with pictures, bounded in count: none of it holds up another. */
export const pictureAttacks: readonly Attack[] = [
  {
    name: 'pictures that cost more to draw than to send',
    run: (product: Attacked, signal: AbortSignal): Promise<void> => {
      const heavy = Object.values(heavyPictures()).map(asUrl);
      return many(product, signal, (round) =>
        product.call('PUT', product.student, {
          token: product.token,
          body: { photo: heavy[round % heavy.length] },
        }),
      );
    },
  },
  {
    name: 'the largest pictures that are drawn, eight at once',
    run: async (product: Attacked, signal: AbortSignal): Promise<void> => {
      const { default: sharp } = await import('sharp');
      const create = { width: 5000, height: 5000, channels: 3, background: '#204060' } as const;
      const photo = asUrl(await sharp({ create }).png({ progressive: true }).toBuffer());
      return many(product, signal, () =>
        product.call('PUT', product.student, { token: product.token, body: { photo } }),
      );
    },
  },
  {
    name: 'student cards with a picture, eight at once',
    run: (product: Attacked, signal: AbortSignal): Promise<void> =>
      many(product, signal, () => product.call('GET', `${product.student}/card`, { token: product.token })),
  },
];
