import { expect } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import { everyEntity, type Examples, makerOf } from '#testing/example-records';
import type { TestApp } from '#testing/test-app';

/** Every kind of document, however many there will be. */
export const documents = everyEntity.filter(({ erase }) => erase === 'void');

/** Where another document of the kind needs something else than the first: a month is charged once. */
const another: Readonly<Record<string, object>> = { fee: { feetype: 'workshop', feeAmount: 20 } };

/** The calls that are made on a document once it is made, so that all of what it moves is moved. */
const worked: Readonly<Record<string, (id: string) => readonly [path: string, body: object]>> = {
  payroll: (id) => ['payroll/pay', { ids: [id] }],
};

/** Makes documents of a brand beside its examples, and takes them back. */
export function documentsOf(app: TestApp, token: string, brand: Brand, examples: Examples) {
  return {
    /** Makes one and answers its id. */
    make: async (of: Entity): Promise<string> => {
      const body = { ...examples.bodyOf(of), ...another[of.table] };
      const answer = await app.call('POST', makerOf(of), { token, brand, body });
      const _id = [answer.body?.info].flat()[0]?._id;
      if (typeof _id !== 'string') throw new Error(`No example of ${of.table}: ${answer.status} ${answer.text}`);
      const work = worked[of.table]?.(_id);
      if (work) expect((await app.call('POST', work[0], { token, brand, body: work[1] })).status).toBe(200);
      return _id;
    },
    takeBack: async (of: Entity, _id: string): Promise<void> => {
      const gone = await app.call('DELETE', `${of.path}/${_id}`, { token, brand, body: { reason: 'An example' } });
      expect([of.table, gone.status, gone.status === 200 ? '' : gone.text]).toEqual([of.table, 200, '']);
    },
  };
}

/** The call whose answer says of a document that it is there. */
export function listOf({ path, fields }: Entity): string {
  return path === 'receipt' ? `receipt?page=1&of=${fields.feeID ? 'fee' : 'invoice'}` : `${path}?page=1`;
}
