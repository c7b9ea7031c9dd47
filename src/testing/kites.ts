import { brands } from '#house/brand/brand.contract';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';
import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { tell } from '#house/notification/tell.server';
import { endpoint, reply } from '#kit/contract/endpoint';
import { on } from '#kit/server/routes/crud';
import { lists } from '#app/product';
import { putTogether } from '#app/put-together';

/** A feature that every new organisation has, and one that an academy may wish for. */
const kiteFeature: Feature = {
  name: 'kites',
  title: 'Kites',
  sentence: 'Lend kites to students.',
  initially: 'on',
  brands,
};
const windFeature: Feature = {
  name: 'wind',
  title: 'Wind',
  sentence: 'Know when kites fly.',
  initially: 'off',
  brands: ['academy'],
};

const kiteScreen: Screen = {
  path: '/kites',
  title: 'Kites',
  icon: 'dots',
  menu: { academy: ['more', 90], decoration: ['more', 90] },
  features: [kiteFeature],
};
const skyScreen: Screen = {
  path: '/sky',
  title: 'Sky',
  icon: 'dots',
  menu: { academy: ['more', 91], decoration: ['more', 91] },
  features: [kiteFeature, windFeature],
};

const call = (method: 'GET' | 'POST', path: string) =>
  endpoint({ method, path, title: path, reply: reply<{ readonly status: true }>() });
const [kites, flight, sky, forecast, gust] = [
  call('GET', 'kites'),
  call('GET', 'kites/flight'),
  call('GET', 'sky'),
  call('GET', 'forecast'),
  call('POST', 'gust'),
];
const done = async () => ({ status: true });

/** Our product with two features more: kites have a screen and work by the hour, the sky belongs to both of them. */
export function withKites(hourly: NonNullable<Slice['hourly']>) {
  const slices: readonly Slice[] = [
    {
      features: [kiteFeature],
      routes: [on(kites, done), on(flight, done)],
      grants: [{ screen: kiteScreen, calls: [callOf(kites)] }],
      open: [callOf(flight)],
      hourly,
    },
    {
      features: [kiteFeature, windFeature],
      routes: [on(sky, done)],
      grants: [{ screen: skyScreen, calls: [callOf(sky)] }],
    },
    // Always there; the first is granted by a screen that is not.
    {
      routes: [
        on(forecast, done),
        on(gust, async (within) => {
          await tell(within, { kind: 'export finished', screen: kiteScreen.path, facts: { list: 'Kites', rows: 1 } });
          return { status: true };
        }),
      ],
      grants: [{ screen: kiteScreen, calls: [callOf(forecast)] }],
      administrators: [callOf(gust)],
    },
  ];
  return putTogether({
    ...lists,
    slices: [...lists.slices, ...slices],
    screens: [...lists.screens, kiteScreen, skyScreen],
    // Our own are left out, so that what is tested of features is tested of these two.
    features: [kiteFeature, windFeature],
  });
}
