import type { TestProject } from 'vitest/node';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { startProduct } from './product';

/** Starts the product once on an empty data folder, for all browser tests of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryDataDir();
  const product = await startProduct({ dataDir });
  await product.stop({ keepData: true });
  project.provide('started', dataDir);
  return () => removeDataDir(dataDir);
}
