import { startEmbedded } from './embedded-postgres';

// A launcher in a process of its own, so that a test can kill it. Prints one line of JSON: where the server is, or why
// it refused.
const [dataDir = ''] = process.argv.slice(2);
try {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ connection })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refusal: error instanceof Error ? error.message : String(error) })}\n`);
  process.exit(1);
}
