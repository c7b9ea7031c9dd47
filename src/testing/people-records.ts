import { randomBytes } from 'node:crypto';
import type { Brand } from '#house/brand/brand.contract';
import type { employee } from '#features/people/employee/employee.contract';
import type { performance } from '#features/people/performance/performance.contract';
import type { Got } from '#kit/contract/entity';
import { employeeBody, performanceBody } from './people-bodies';
import type { TestApp } from './test-app';

type Values = Readonly<Record<string, unknown>>;

/** Makes believable employees and their work through the product's own calls; what matters to a test is passed in. */
export interface PeopleRecords {
  employee(values?: Values): Promise<Got<typeof employee>>;
  performance(employeeID: string, values?: Values): Promise<Got<typeof performance>>;
}

export function peopleRecords(app: Pick<TestApp, 'call'>, owner: string, brand: Brand = 'academy'): PeopleRecords {
  const save = async (path: string, body: Values) => {
    const { status, body: answer, text } = await app.call('POST', path, { token: owner, brand, body });
    if (status !== 200) throw new Error(`Not saved: ${status} ${text}`);
    return answer.info;
  };
  return {
    employee: (values = {}) => save('employee', employeeBody({ name: `Khadra ${unlike()}`, ...values })),
    performance: (employeeID, values = {}) => save('performance', performanceBody({ employeeID, ...values })),
  };
}

/** A name that no other has, without digits: a search for a number finds no name. */
function unlike(): string {
  return randomBytes(4)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
