import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { isStartProblem } from './start-problem';

const read = (TRUSTED_PROXY: string) => readConfig({ TRUSTED_PROXY }, []).trustedProxy;

/** The sentence with which a start is refused; undefined where it is not refused, or not with a sentence. */
function refusedWith(setting: string): string | undefined {
  try {
    read(setting);
    return undefined;
  } catch (error) {
    return isStartProblem(error) ? error.message : undefined;
  }
}

describe('TRUSTED_PROXY', () => {
  it('takes addresses and networks of proxies', () => {
    for (const setting of ['127.0.0.1', '10.0.0.0/8', '::1', 'fc00::/7', '::ffff:10.0.0.1', '10.1.2.3, fd00::/8'])
      expect(read(setting)).toEqual(setting.split(', '));
  });

  it('refuses to trust everybody, in a sentence', () => {
    for (const setting of [
      '0.0.0.0/0',
      '::/0',
      '0.0.0.0',
      '::',
      '127.0.0.1,0.0.0.0/1',
      '128.0.0.0/1',
      '::ffff:0:0/96',
      '8000::/1',
    ])
      expect(refusedWith(setting)).toMatch(/^TRUSTED_PROXY must name proxies, not /);
  });

  it('refuses what is neither address nor network, in a sentence', () => {
    for (const setting of [
      '*',
      'all',
      'true',
      '1',
      'proxy.local',
      '10.0.0.0/33',
      '10.0.0.0/',
      '/8',
      '10.0.0.1:80',
      '10.0.0.0/8/8',
      '-1',
      '[::1]',
      'loopback',
    ])
      expect(refusedWith(setting)).toMatch(/^TRUSTED_PROXY must list addresses or networks such as 10\.0\.0\.1/);
  });
});
