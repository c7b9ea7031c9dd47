import { expectSaved, type TestApp } from '#testing/test-app';
import type { Brand } from '#house/brand/brand.contract';
import type { Owner } from './owner.contract';

/** The owner's view of a day; of today unless one is given. */
export async function ownerSees(
  app: Pick<TestApp, 'call'>,
  token: string,
  { date, brand = 'academy' }: { readonly date?: string; readonly brand?: Brand } = {},
): Promise<Owner> {
  const { status, body, text } = await app.call('GET', date === undefined ? 'owner' : `owner?date=${date}`, {
    token,
    brand,
  });
  if (status !== 200) throw new Error(`The owner was refused: ${status} ${text}`);
  return body;
}

interface ByHand {
  readonly transectionType: 'income' | 'expense';
  readonly type: string;
  readonly amount: number;
  readonly date: string;
  readonly accountID?: string | undefined;
}

/** Enters a row of the statement by hand. */
export async function entered(
  app: Pick<TestApp, 'call'>,
  token: string,
  row: ByHand,
  brand: Brand = 'academy',
): Promise<{ readonly _id: string }> {
  const body = { name: 'Somebody', description: 'By hand', ...row };
  return (await expectSaved(app.call('POST', 'transection', { token, brand, body }))).body.info;
}
