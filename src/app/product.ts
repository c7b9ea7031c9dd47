import type { Entity } from '#kit/contract/entity';
import type { Product } from '#kit/server/product';
import { owedTellings } from '#features/ledger/debt/owed.server';
import { rightsOf } from '#house/rights/policy.server';
import { checks } from './checks';
import { entities } from './entities';
import { menus } from './menus';
import { slices } from './slices';

const every: readonly Entity[] = Object.values(entities);

/** What every call is handed of the product as a whole, wherever it runs; the app adds what its deployment says. */
export const product: Omit<Product, 'offered'> = {
  entities: every,
  // B5: what reads carry or old clients send, and only the server sets.
  setByServer: ['userID', 'studentName', 'className', 'permissions', 'totalAmount'],
  tellings: [...slices.flatMap(({ tells = [] }) => tells), ...owedTellings(slices.flatMap(({ debts }) => debts ?? []))],
  workIsDone: async (call, work) => {
    for (const { workDone } of slices) await workDone?.(call, work);
  },
  userFollowers: slices.flatMap(({ followsUsers }) => followsUsers ?? []),
  menus,
  checks,
  news: new Map(slices.flatMap(({ news = {} }) => Object.entries(news))),
  studentRecords: slices.flatMap(({ studentRecords = [] }) => studentRecords),
  takesRates: slices.flatMap(({ takesRates = [] }) => takesRates),
  rights: rightsOf(slices, every),
};
