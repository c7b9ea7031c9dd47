import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

// What a test asks for by this name is the file itself.
const real: typeof argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/** The least that argon2id may cost. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The hash of a password as the product makes it, but for what it costs: tests make thousands, and guess at none. What the
 * product does about its real cost is tested in `src/kit/server/bounded/hashing.test.ts`, which does not use this file.
 */
export const hash: typeof argon2.hash = (password, _cost, signal) => real.hash(password, cost, signal);

/** Whether a password is the one of a hash, which says itself what it costs. */
export const { verify } = real;
