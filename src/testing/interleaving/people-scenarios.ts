import type { Brand } from '#house/brand/brand.contract';
import { months } from '#features/people/payroll/payroll.contract';
import { academyRecords } from '#testing/academy-records';
import { employingBody } from '#testing/people-bodies';
import { peopleRecords } from '#testing/people-records';
import { expectSaved, type TestApp } from '#testing/test-app';
import type { Scenario } from './scenario';

const brand: Brand = 'academy';

/** Years of months before the one in which the calls are made. */
const years = 26;

/** The scenarios of people's pay at the same moment. */
export async function peopleScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const make = peopleRecords(app, token, brand);
  const { teacher } = academyRecords(app, token);
  const call = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: unknown) =>
    app.call(method, path, { token, brand, body });
  const employees: string[] = [];
  for (let count = 0; count < 12; count++) employees.push((await make.employee())._id);
  let count = 0;
  // Nobody is paid for a month more than a year ahead: employees who were paid for all months give way to the next.
  const nextMonth = () => ({
    monthly: Object.keys(months)[count % 12] ?? 'January',
    Year: 2000 + (Math.floor(count++ / 12) % years),
  });
  const employee = () => employees[Math.floor(count / (12 * years)) % employees.length] ?? '';
  const monthOf = (): { month: string; of: ReturnType<typeof nextMonth> } => {
    const of = nextMonth();
    const month = `${of.Year}-${String(Object.keys(months).indexOf(of.monthly) + 1).padStart(2, '0')}`;
    return { month, of };
  };
  const payroll = (values: Readonly<Record<string, unknown>>) =>
    call('POST', 'payroll', { employee: [employee()], ...values });
  const made = async (values: Readonly<Record<string, unknown>>): Promise<string> =>
    (await expectSaved(payroll(values))).body.info[0]._id;
  const pay = (id: string) => () => call('POST', 'payroll/pay', { ids: [id] });
  const entry = async (month: string): Promise<string> =>
    (await make.performance(employee(), { taskDate: `${month}-05T10:00` }))._id;
  const payEntries =
    (...ids: string[]) =>
    () =>
      call('POST', 'performance/pay', { ids });
  return [
    {
      name: 'make a salary ‖ make it',
      brand,
      variants: 1,
      arrange: async () => {
        const of = nextMonth();
        const salary = () => payroll({ feetype: 'salary', ...of });
        return [salary, salary];
      },
    },
    {
      name: 'make a salary ‖ turn another payroll into it ‖ change the salary',
      brand,
      variants: 1,
      arrange: async () => {
        const of = nextMonth();
        const { _id } = await make.employee({ salaryAmount: 300 });
        const [other] = (await expectSaved(payroll({ employee: [_id], feetype: 'others', Amount: 20, ...of }))).body
          .info;
        return [
          () => payroll({ employee: [_id], feetype: 'salary', ...of }),
          () => call('PUT', `payroll/${other._id}`, { feetype: 'salary' }),
          () => call('PUT', `employee/${_id}`, { salaryAmount: 500 }),
        ];
      },
    },
    {
      name: 'edit a teacher ‖ the employee ‖ the user of the same person',
      brand,
      variants: 1,
      arrange: async () => {
        const { _id, username } = await teacher();
        const employed = await expectSaved(call('POST', `teacher/employee/${_id}`, employingBody()));
        const [user] = (await app.call('GET', `users?username=${username}`, { token, brand })).body;
        return [
          () => call('PUT', `teacher/${_id}`, { teacherName: 'Sahra Isse' }),
          () => call('PUT', `employee/${employed.body.info.employeeID._id}`, { name: 'Sahra Isse Ali' }),
          () => call('PUT', `users/${user._id}`, { name: 'Sahra Ali' }),
        ];
      },
    },
    {
      name: 'pay a payroll ‖ pay it',
      brand,
      variants: 1,
      arrange: async () => {
        const id = await made({ feetype: 'salary', ...nextMonth() });
        return [pay(id), pay(id)];
      },
    },
    {
      name: 'pay a payroll ‖ void it ‖ edit it',
      brand,
      variants: 1,
      arrange: async () => {
        const id = await made({ feetype: 'others', Amount: 50, ...nextMonth() });
        return [pay(id), () => call('DELETE', `payroll/${id}`), () => call('PUT', `payroll/${id}`, { Amount: 70 })];
      },
    },
    {
      name: 'pay entries ‖ pay them, one of them too',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const { month } = monthOf();
        const [one, two] = [await entry(month), await entry(month)];
        return [payEntries(one, two), variant === 0 ? payEntries(two, one) : payEntries(two)];
      },
    },
    {
      name: 'pay entries ‖ make a commission of them ‖ edit one',
      brand,
      variants: 1,
      arrange: async () => {
        const { month, of } = monthOf();
        const [one, two] = [await entry(month), await entry(month)];
        return [
          payEntries(one),
          () => payroll({ feetype: 'commission', ...of }),
          () => call('PUT', `performance/${two}`, { taskPrice: 100 }),
        ];
      },
    },
    {
      name: 'make a commission ‖ delete an entry ‖ move another to another month',
      brand,
      variants: 1,
      arrange: async () => {
        const [{ month, of }, other] = [monthOf(), monthOf()];
        const [one, two] = [await entry(month), await entry(month)];
        return [
          () => payroll({ feetype: 'commission', ...of }),
          () => call('DELETE', `performance/${one}`),
          () => call('PUT', `performance/${two}`, { taskDate: `${other.month}-09T10:00` }),
        ];
      },
    },
    {
      name: 'void a commission ‖ pay it ‖ pay its entry',
      brand,
      variants: 1,
      arrange: async () => {
        const { month, of } = monthOf();
        const one = await entry(month);
        const id = await made({ feetype: 'commission', ...of });
        return [() => call('DELETE', `payroll/${id}`), pay(id), payEntries(one)];
      },
    },
    {
      name: 'void a paid commission ‖ pay its entry',
      brand,
      variants: 1,
      arrange: async () => {
        const one = await entry(monthOf().month);
        const [paid] = (await expectSaved(payEntries(one)())).body.info;
        return [() => call('DELETE', `payroll/${paid._id}`), payEntries(one)];
      },
    },
  ];
}
