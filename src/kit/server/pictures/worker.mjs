// The thread that re-encodes pictures in the sizes in which they are shown. Only the picture itself survives, not the
// metadata of a camera (where it was taken), nor anything hidden in it.
import sharp from 'sharp';
import { serve } from '#kit/server/bounded/serve.mjs';

// One picture at a time, without a cache.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadNsgifBuffer'],
});

// A picture with too many bytes at one size is encoded at the next; the last one always fits.
const sides = [1600, 1100, 750, 500, 300];
const smallSide = 144;
const seconds = 8;

/**
 * @typedef {{ bytes: Uint8Array, mostPixels: number, mostBytes: number }} Order
 * @typedef {{ bytes: Uint8Array, small: Uint8Array } | undefined} End
 */

serve(async (/** @type {Order} */ { bytes, mostPixels, mostBytes }) => {
  /** @type {End} */
  let drawn;
  try {
    drawn = await draw(bytes, mostPixels, mostBytes);
  } catch {
    // A picture that cannot be decoded is the sender's fault; the thread goes on.
  }
  return drawn;
});

/**
 * @param {Uint8Array} bytes
 * @param {number} limitInputPixels
 * @param {number} mostBytes
 * @returns {Promise<End>}
 */
async function draw(bytes, limitInputPixels, mostBytes) {
  // Only the first frame of several; the orientation in the header is applied to the picture.
  const open = (/** @type {Uint8Array} */ from) =>
    sharp(from, { limitInputPixels, failOn: 'error', animated: false, autoOrient: true }).timeout({ seconds });
  for (const side of sides) {
    const large = await coded(open(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true }));
    if (large.length > mostBytes) continue;
    const small = await coded(open(large).resize(smallSide, smallSide, { fit: 'cover', withoutEnlargement: true }));
    return { bytes: large, small };
  }
  return undefined;
}

/** The picture encoded in the format in which it came.
 * @param {import('sharp').Sharp} picture
 */
async function coded(picture) {
  const { format } = await picture.metadata();
  const plain = picture.toColourspace('srgb');
  if (format === 'png') return plain.png({ compressionLevel: 9 }).toBuffer();
  return format === 'gif' ? plain.gif().toBuffer() : plain.jpeg({ quality: 85 }).toBuffer();
}
