import sharp from 'sharp';

/** The kind, size and colours of a picture, whatever else is in its file. */
export async function pixelsOf(picture: Buffer | string): Promise<string> {
  const bytes = typeof picture === 'string' ? Buffer.from(picture.split(',')[1] ?? '', 'base64') : picture;
  const open = () => sharp(bytes, { failOn: 'error' });
  const { format } = await open().metadata();
  const { data, info } = await open().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return `${format} ${info.width} ${info.height} ${data.toString('hex')}`;
}
