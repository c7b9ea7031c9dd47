import type { Plans } from './command';
import { lastCloseOf, takeBackClose } from './boxes';
import { either, live, pick } from './kept';
import { type Close, isClosed, type World } from './world';

/** Signing what was counted: by a person other than the one who counted, who says why it differs (DC3, DC9). */
export const signingPlans: Plans = {
  sayWhy: (world, { which, other }) => {
    const one = pick(other % 4 ? live(world.closes) : world.closes, which);
    if (!one) return undefined;
    const reason = other % 2 ? 'Change was miscounted' : 'The rate moved';
    return {
      call: ['PUT', `dayClose/${one._id}`, { reason }],
      status: either(one.live && !one.isSigned, 200, 409),
      apply: () => (one.reason = reason),
    };
  },
  /** Nothing moves, so that closed books may be signed; who counted does not sign. */
  sign: (world, { which, other, turn }) => {
    const one = someClose(world, which, other);
    if (!one) return undefined;
    const call = ['POST', `dayClose/${one._id}/sign`] as const;
    if (turn % 3 === 0) return { call, status: 409 };
    const may = one.live && !one.isSigned && (one.difference === 0 || one.reason !== undefined);
    return { call, by: 'other', status: either(may, 200, 409), apply: () => (one.isSigned = true) };
  },
  /** An administrator takes back what is not signed (DC10). */
  voidAsOther: (world, { which, other }) => {
    const one = someClose(world, which, other);
    if (!one) return undefined;
    const isLatest = lastCloseOf(world, one.box) === one;
    const answered = one.isSigned ? 403 : either(isLatest && !isClosed(world, one.date), 200, 409);
    return {
      call: ['DELETE', `dayClose/${one._id}`, { reason: 'Miscounted' }],
      by: 'other',
      status: one.live ? answered : 409,
      apply: () => takeBackClose(world, one),
    };
  },
};

/** Usually one of the latest live ones. */
const someClose = (world: World, which: number, other: number): Close | undefined =>
  other % 4 ? live(world.closes).at(-1 - (which % 3)) : pick(world.closes, which);
