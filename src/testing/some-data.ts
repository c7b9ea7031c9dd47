import type { Brand } from '#house/brand/brand.contract';
import { academyMoney } from './academy-money';
import { academyRecords } from './academy-records';
import { shopSales } from './shop-sales';
import { shopServices } from './shop-services';
import { expectSaved, setUpBody, type TestApp } from './test-app';

// Letters, line breaks and signs that a file format may stumble over, and the end mark of PostgreSQL's own.
const awkward = 'Tab\\t back\\\\slash "quoted" \'single\'\n\\.\nعيسى Ñandú 1;2,3';

/** A little of everything in both brands, some of it awkward: what a copy of the data must carry. Answers the owners' tokens. */
export async function someData(app: Pick<TestApp, 'call'>): Promise<{ academy: string; decoration: string }> {
  const setUp = async (brand: Brand): Promise<string> =>
    (await expectSaved(app.call('POST', 'setup', { brand, body: setUpBody(brand) }))).body.token;
  const [academy, decoration] = [await setUp('academy'), await setUp('decoration')];
  const records = academyRecords(app, academy);
  const money = academyMoney(app, academy);
  const place = await records.class();
  for (let number = 1; number <= 4; number++) {
    const student = await records.student({ photo, studentAddress: number === 1 ? awkward : 'Hodan' });
    const feeItems = [{ feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 10 }];
    await expectSaved(money.enrol(student, place, { feeItems }));
    const charged = await expectSaved(money.chargeStudent(student, place));
    const [fee] = charged.body.info;
    await expectSaved(money.pay(fee, 3));
  }
  await expectSaved(
    app.call('POST', 'note', {
      token: academy,
      body: {
        Name: 'Visitor',
        Address: 'Here',
        phone: '252615550202',
        Course: 'Any',
        Days: 'All',
        Description: awkward,
      },
    }),
  );
  const sales = shopSales(app, decoration);
  const item = await sales.item();
  await expectSaved(sales.buy(item));
  const customerID = (await sales.customer())._id;
  const sold = await expectSaved(sales.sell([[item, 3]], { customerID }));
  await expectSaved(sales.pay(sold.body.currentinvoice, 5));
  const services = shopServices(app, decoration);
  const service = await services.service();
  const receipt = await expectSaved(services.pay(service, 40));
  await expectSaved(sales.call('DELETE', `serviceReceipt/${receipt.body.info._id}`));
  return { academy, decoration };
}

// One pixel.
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
