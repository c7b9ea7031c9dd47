import { allFields, type Entity } from '#kit/contract/entity';
import type { Route } from '#kit/server/call';
import { type PictureReference, pictureReferences } from '#kit/server/pictures/references';
import type { Product } from '#kit/server/product';
import { crud } from '#kit/server/routes/crud';
import type { Check } from '#database/verify/check';
import { listChecks } from '#database/verify/list-checks';
import { numberChecks } from '#database/verify/number-checks';
import { pictureChecks } from '#database/verify/picture-checks';
import { sharedIdChecks } from '#database/verify/shared-id-checks';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';
import { menusWith } from '#house/menu/menu.server';
import { program } from '#house/brand/program.contract';
import { organisation } from '#house/organisation/organisation.contract';
import { pictureSlice } from '#house/picture/picture-slice.server';
import { actorOf } from '#house/session/caller.server';
import { recordPdfs } from '#house/organisation/printed-pdf.server';
import { rightsOf } from '#house/rights/policy.server';
import '#house/paper/proven-paper.server';
import '#house/link/linked-document.server';
import '#house/owner-view/owner-parts.server';
import type { Slice } from '#house/slice/slice.server';
import { owedTellings } from '#features/ledger/debt/owed.server';
import { receiptRoutes } from '#features/ledger/receipt-path/receipt-path.server';
import { knownKinds } from '#features/ledger/transaction/posting-checks.server';
import { searchSlice } from '#features/search/search-slice.server';

/** Every column that refers to pictures: those of the entities and the organisation's own. */
export const picturedIn = (entities: readonly Entity[]): PictureReference[] =>
  pictureReferences([...entities, organisation]);

/** What a product is put together of. */
export interface Lists {
  /** The entities that it serves; those that they refer to are known as well. */
  readonly entities: readonly Entity[];
  readonly screens: readonly Screen[];
  readonly slices: readonly Slice[];
  readonly features: readonly Feature[];
}

/** A product put together: its calls, and the work that no call triggers. */
export interface Whole {
  /** The part of the product that every call is handed; the app adds what depends on the deployment, and the catalogues. */
  readonly product: Omit<Product, Deployed>;
  readonly routes: readonly Route[];
  readonly slices: readonly Slice[];
}

/** The parts of the product that are known only where it runs. */
type Deployed = 'offered' | 'opened' | 'smsLocal' | 'catalogues';

/** The product that these lists make. */
export function putTogether(listed: Lists): Whole {
  const { entities } = listed;
  const lists = { ...listed, slices: [...listed.slices, ...spanning(withReferred(entities), listed.slices)] };
  const routes = routesOf(lists);
  return { product: { ...productOf(lists), choices: choicesOf(routes) }, routes, slices: lists.slices };
}

function productOf({ entities: served, screens, slices, features }: Lists): Omit<Product, Deployed | 'choices'> {
  const entities = withReferred(served);
  return {
    program,
    actorOf,
    entities,
    // B5: what reads carry or old clients send, and only the server sets.
    setByServer: ['userID', 'studentName', 'className', 'permissions', 'totalAmount'],
    tellings: [
      ...slices.flatMap(({ tells = [] }) => tells),
      ...owedTellings(slices.flatMap(({ debts }) => debts ?? [])),
    ],
    workIsDone: async (call, work) => {
      for (const { workDone } of slices) await workDone?.(call, work);
    },
    userFollowers: slices.flatMap(({ followsUsers }) => followsUsers ?? []),
    employeeFollowers: slices.flatMap(({ followsEmployees }) => followsEmployees ?? []),
    menus: menusWith(screens, served),
    checks: checksOf(entities, slices),
    receipts: slices.flatMap(({ posted }) => (posted?.isReceipt ? [posted] : [])),
    features,
    papers: slices.flatMap(({ papers = [] }) => papers),
    links: slices.flatMap(({ links = [] }) => links),
    news: new Map(slices.flatMap(({ news = {} }) => Object.entries(news))),
    studentRecords: slices.flatMap(({ studentRecords = [] }) => studentRecords),
    ownerParts: slices.flatMap(({ tellsOwner, features: of }) => (tellsOwner ? [{ ...tellsOwner, features: of }] : [])),
    takesRates: slices.flatMap(({ takesRates = [] }) => takesRates),
    rights: rightsOf(slices, served),
  };
}

function choicesOf(routes: readonly Route[]): Product['choices'] {
  return new Map(routes.flatMap(({ choosesFrom }) => (choosesFrom ? [[choosesFrom.table, choosesFrom]] : [])));
}

/** An entity that no slice serves is plain: the kit serves it. */
function routesOf({ entities, slices }: Lists): readonly Route[] {
  const own = slices.flatMap((slice) => slice.routes ?? []);
  const plain = entities.filter((of) => !own.some((route) => route.path === of.path));
  const all = [...own, ...plain.flatMap((of) => crud(of))];
  return [...all, ...recordPdfs(all)];
}

/** The checks of each brand's data that the slices name, and those that span slices. */
const checksOf = (entities: readonly Entity[], slices: readonly Slice[]): readonly Check[] => [
  ...slices.flatMap((slice) => slice.checks ?? []),
  knownKinds(slices.flatMap((slice) => slice.posted ?? [])),
  ...listChecks,
  ...numberChecks(entities),
  ...pictureChecks(picturedIn(entities)),
  ...sharedIdChecks(entities),
];

/** These entities and whatever they refer to, each table once; of several entities of one table the first. */
function withReferred(entities: readonly Entity[]): readonly Entity[] {
  const known = new Map(entities.map((of) => [of.table, of]));
  // The loop also visits what is added during it.
  for (const of of known.values())
    for (const field of Object.values(allFields(of))) {
      const to = field.to?.();
      if (to && !known.has(to.table)) known.set(to.table, to);
    }
  return [...known.values()];
}

/** The slices that are derived from the others: pictures, the path that several kinds of receipts share, and the search. */
function spanning(entities: readonly Entity[], slices: readonly Slice[]): Slice[] {
  const receipts = slices.flatMap(({ receiptKind = [] }) => receiptKind);
  return [pictureSlice(picturedIn(entities)), { routes: receiptRoutes(receipts) }, searchSlice(slices)];
}
