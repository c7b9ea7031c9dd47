// Proves R 2.4.
import { expect, it } from 'vitest';
import { watchDisk } from './disk-space';

const MB = 1_048_576;

it('a disk that fills up is told of once, and there is room again only with some to spare', async () => {
  const said: string[] = [];
  let left = 300 * MB;
  const disk = await watchDisk({
    dataDir: '/data',
    reserve: 256 * MB,
    say: (sentence) => said.push(sentence),
    free: async () => left,
  });
  const at = async (megabytes: number) => {
    left = megabytes * MB;
    await disk.look();
    return disk.hindrance();
  };
  expect(disk.hindrance()).toBeUndefined();
  expect([await at(255), await at(200), await at(300), await at(321)]).toEqual(['disk', 'disk', 'disk', undefined]);
  expect(said).toEqual([
    'Only 255 MB are left on the disk of /data. Until there is more room, Daftar shows data and saves nothing.',
    'There is room again on the disk of /data (321 MB). Daftar saves.',
  ]);
  disk.stop();
});
