// Proves D17.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeeReceiptScene, startFeeReceipts } from './fee-receipt.fixture';

let scene: FeeReceiptScene;

beforeAll(async () => {
  scene = await startFeeReceipts();
});
afterAll(() => scene.app.stop());

describe('a payment', () => {
  it('in cash comes from no phone, and may carry the one that older clients send', async () => {
    const { pay } = await scene.owing();
    const without = await pay(10, { paymentMethod: 'cash', phonePaid: undefined });
    expect(without.body.info).toMatchObject({ paymentMethod: 'cash', phonePaid: null });
    const withPhone = await pay(10, { paymentMethod: 'cash', phonePaid: '252615550303' });
    expect(withPhone.body.info.phonePaid).toBe('252615550303');
  });

  it('in cash that turns out to be of a wallet needs its phone', async () => {
    const { pay, put } = await scene.owing();
    const { _id } = (await pay(10, { paymentMethod: 'cash', phonePaid: undefined })).body.info;
    const refused = await put(_id, { paymentMethod: 'Edahab' });
    expect(refused.body.errors).toEqual({ phonePaid: 'Enter phone paid' });
    const mended = await put(_id, { paymentMethod: 'Edahab', phonePaid: '252615550303' });
    expect(mended.body.info.phonePaid).toBe('252615550303');
  });

  it.each(['Evc plus', 'others'])('by %s is refused without its phone', async (paymentMethod) => {
    const { pay } = await scene.owing();
    const refused = await pay(10, { paymentMethod, phonePaid: undefined });
    expect(refused.body.errors).toEqual({ phonePaid: 'Enter phone paid' });
  });
});
