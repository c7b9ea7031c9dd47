import { features } from '#app/features';
import type { Brand } from '#house/brand/brand.contract';
import type { Route } from '#kit/server/call';
import { type Examples, makeExamples } from '#testing/example-records';
import { type Answer, expectSaved, type TestApp } from '#testing/test-app';
import { harmlessly, inEarnest, inVain, keptByAnother } from './attempt';

/** Makes a call by who has this token, or none; a row's condition and query tell its kinds apart. */
type Try = (
  brand: Brand,
  token: string | undefined,
  route: Route,
  condition?: string,
  query?: string,
) => Promise<Answer>;

/** Who makes the calls: the owner of each brand, and people who hold just the screens asked for. */
export interface Callers {
  /** The token of the owner of a brand. */
  owner(brand: Brand): string;
  /** One record of everything in a brand. */
  exampleOf(brand: Brand): Examples;
  /** The token of someone who holds just these screens. */
  holding(brand: Brand, screens: readonly string[]): Promise<string>;
  readonly inEarnest: Try;
  readonly harmlessly: Try;
  readonly inVain: Try;
  /** How many calls were tried. */
  ran: number;
}

function allOn(brand: Brand): Readonly<Record<string, boolean>> {
  const own = features.filter(({ brands }) => brands.includes(brand));
  return Object.fromEntries(own.map(({ name }) => [name, true]));
}

/** Sets both brands up, each with its owner and its example records. */
export async function callersOf(app: TestApp): Promise<Callers> {
  const setUp = async (brand: Brand) => {
    const owner = await app.setUp(brand);
    // What is switched off answers 404 to everybody.
    await expectSaved(app.call('PUT', 'settings', { token: owner, brand, body: { features: allOn(brand) } }));
    const examples = await makeExamples(app, owner, brand);
    const { body: owners } = await app.call('GET', 'users?q=owner@', { token: owner, brand });
    const kept = { name: "The owner's box", kind: 'cash', keeperID: owners[0]?._id };
    const made = await expectSaved(app.call('POST', 'account', { token: owner, brand, body: kept }));
    const ids = new Map([...examples.ids, [keptByAnother, String(made.body.info._id)]]);
    return { owner, examples: { ...examples, ids } };
  };
  const brands = { academy: await setUp('academy'), decoration: await setUp('decoration') };
  const tokens = new Map<string, string>();
  const counted =
    (make: typeof inEarnest): Try =>
    (brand, token, route, condition = '', query = '') => {
      callers.ran++;
      return make(route, condition, query, { app, brand, token, examples: brands[brand].examples });
    };
  const callers: Callers = {
    owner: (brand) => brands[brand].owner,
    exampleOf: (brand) => brands[brand].examples,
    holding: async (brand, screens) => {
      const key = `${brand} ${[...screens].sort().join()}`;
      const known = tokens.get(key);
      if (known !== undefined) return known;
      const { token } = await app.logInAs(brands[brand].owner, `Role${tokens.size}`, screens, brand);
      tokens.set(key, token);
      return token;
    },
    inEarnest: counted(inEarnest),
    harmlessly: counted(harmlessly),
    inVain: counted(inVain),
    ran: 0,
  };
  return callers;
}
