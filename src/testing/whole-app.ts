import { whole } from '#app/product';
import { type Started, startProduct, type TestApp } from './test-app';

/** The whole product on a database of its own: for what holds of every call, or of what spans the slices. */
export const startWholeApp = (started: Started = {}): Promise<TestApp> => startProduct(whole, started);
