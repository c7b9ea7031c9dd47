import { post } from './statement';
import { live, sum } from './kept';
import { type Box, type Credit, type Note, type Payer, type Payment, type Receipt, type World } from './world';

const signed = ({ kind, cents }: Credit) => (kind === 'advance' || kind === 'creditNote' ? cents : -cents);

/** The credit of a person (CO12). */
export const creditOf = ({ credits }: World, payer: Payer) =>
  sum(
    live(credits)
      .filter((one) => one.payer === payer)
      .map(signed),
  );

/** The sum owed to all people: Customer credit holds minus this. */
export const creditOfAll = ({ credits }: World) => sum(live(credits).map(signed));

/** A row of credit that is made. */
interface Made {
  readonly payer: Payer;
  readonly kind: Credit['kind'];
  readonly cents: number;
  readonly date: string;
  readonly box?: Box | undefined;
  readonly source?: Payment | Receipt | Note | undefined;
}

export function keepCredit(world: World, { box, source, ...made }: Made, _id = ''): void {
  const of = { ...(box ? { box } : {}), ...(source ? { source } : {}) };
  world.credits.push({ ...made, ...of, no: ++world.last.credit, _id, live: true });
}

/** Pays a debt from credit: income of that day, in no box, and the credit reduced by it. */
export function useCredit(world: World, receipt: Receipt, payer: Payer, type: string): void {
  const { cents, date } = receipt;
  post(world, { side: 'income', type, cents, date, source: receipt });
  keepCredit(world, { payer, kind: 'used', cents, date, source: receipt });
}

/** Takes back what a payment kept: a counted advance goes back by a refund of today (CO10). */
export function takeBackAdvances(world: World, payment: Payment): void {
  for (const one of live(world.credits).filter(({ kind, source }) => kind === 'advance' && source === payment)) {
    const { payer, cents, box } = one;
    if (one.countedIn) keepCredit(world, { payer, kind: 'refund', cents, date: world.day, box, source: payment });
    else one.live = false;
  }
}
