// Loaded into a server that is measured (node --import): answers what it used since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const every = 5;
const delay = monitorEventLoopDelay({ resolution: every });
delay.enable();
let cpu = process.cpuUsage();
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 50);
watch.unref();

process.on('message', (asked) => {
  if (asked !== 'usage' || !process.send) return;
  const used = process.cpuUsage(cpu);
  const rss = process.memoryUsage.rss();
  process.send({
    usage: true,
    cpu: used.user + used.system,
    rss,
    peak: Math.max(peak, rss),
    // The histogram holds whole turns of its own timer: what is beyond one is what the loop stood still.
    stall: Math.max(0, delay.percentile(99) / 1e6 - every),
    worst: Math.max(0, delay.max / 1e6 - every),
  });
  cpu = process.cpuUsage();
  peak = 0;
  delay.reset();
});
process.channel?.unref();
