import { it } from 'vitest';
import pg from 'pg';
const stats = new Map<string, { n: number; ms: number }>();
const original = pg.Client.prototype.query as any;
(pg.Client.prototype as any).query = function (...args: any[]) {
  const text = String(typeof args[0] === 'string' ? args[0] : args[0]?.text).replace(/\s+/g, ' ').slice(0, 110); const b = performance.now();
  const done = () => { const e = stats.get(text) ?? { n: 0, ms: 0 }; e.n++; e.ms += performance.now() - b; stats.set(text, e); };
  const cb = args.findIndex((a) => typeof a === 'function');
  if (cb >= 0) { const f = args[cb]; args[cb] = (...r: any[]) => { done(); f(...r); }; return original.apply(this, args); }
  const p = original.apply(this, args); p?.then?.(done, done); return p;
};
import { loadOulad } from '../scripts/load-oulad.mjs';
import { ownerPassword, startTestApp } from './testing/test-app';
it('full', async () => {
  const app = await startTestApp(); const token = await app.setUp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  let most = 0; const timer = setInterval(() => { most = Math.max(most, process.memoryUsage().rss); }, 100);
  await loadOulad({ folder: process.env.OULAD!, url, email: 'owner@academy.test', password: ownerPassword, log: (l: string) => { console.log(l); console.log([...stats].sort((a, b) => b[1].ms - a[1].ms).slice(0, 12).map(([t, e]) => `${e.ms.toFixed(0)} ms ${e.n}× ${(e.ms / e.n).toFixed(3)} ${t}`).join('\n')); stats.clear(); } });
  console.log('rss', most / 1e6); clearInterval(timer);
  if (process.env.SHORT) return app.stop();
  const time = async (path: string) => { const ts: number[] = []; for (let i = 0; i < 5; i++) { const b = performance.now(); const a = await app.call('GET', path, { token }); ts.push(performance.now() - b); if (a.status !== 200) console.log(path, a.status, a.text.slice(0,200)); } console.log(path.padEnd(70), ts.map((x) => x.toFixed(1)).join(' ')); };
  const c = (await app.call('GET', 'class?page=1&pageSize=1', { token })).body[0]; const s = (await app.call('GET', 'student?page=5&pageSize=1', { token })).body[0];
  for (const p of ['student?page=1&pageSize=25', 'student?page=1&pageSize=25&sort=studentName', 'student?page=400&pageSize=25&sort=studentName', 'student?q=oulad+113&page=1&pageSize=25', 'student/options?q=113', 'student/options?q=oulad',`student/options?classID=${c._id}`, 'Enrollment?page=1&pageSize=25&sort=studentID', 'Enrollment?q=GGG&page=1&pageSize=25', 'Enrollment/overTime?page=1&pageSize=25', `Enrollment/getclassStudentEnrolled/${c._id}`, `marks?page=1&pageSize=25&classID=${c._id}`, 'marks?page=1&pageSize=25&sort=studentID', 'marks?page=1&pageSize=25&sort=-Amount', 'marks?q=oulad+11391&page=1&pageSize=25', 'marks?page=1400&pageSize=25', `marks?studentID=${s._id}`, `marks/sheet/${s._id}`, 'class?page=1&pageSize=25', 'subject?page=1&pageSize=25', 'activity?page=1&pageSize=25', 'student?format=csv', 'marks', 'search?q=oulad'])
    await time(p);
  await app.stop();
}, 600_000);
