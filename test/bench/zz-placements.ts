import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { catalogue } from '#actions/catalogue.ts';
import { runInUnit } from '#src/action/unit.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { startService } from '#test/harness/workspace.ts';

const running = await startService();
const N = 100,
  ROUNDS = 8;
const agency = await running.workspace();
const desk = deskOf(agency);
const apps: string[] = [];
const client = await desk.client();
for (let i = 0; i < N * (ROUNDS + 2); i++)
  apps.push(await desk.application({ job_id: await desk.job({ client_id: client }), stage: 'offer' }));
const principal = await running.service.authentication.bearer(agency.adminKey);
const action = catalogue.get('create_placement')!;
const tables = ['placements', 'placement_credits', 'events', 'changes', 'activities'];
const db = new Sqlite(join(running.dataDir, 'deskhand.sqlite'), { readonly: true });
const maxSeq = (
  db.prepare('select max(sequence) m from changes where account_id=?').get(agency.accountId) as any
).m;
const times: number[] = [];
for (let r = 0; r < ROUNDS + 2; r++) {
  const now = new Date().toISOString();
  const t = performance.now();
  await running.service.store.write(
    async (unit) => {
      for (let i = 0; i < N; i++) {
        const input = action.input.parse({
          application_id: apps[r * N + i],
          salary: 90000,
          credits: [
            { user_id: agency.adminId, percent: 60 },
            { user_id: agency.adminId, percent: 40, role: 'job_owner' },
          ],
        });
        await runInUnit(
          unit,
          action,
          input,
          undefined,
          principal,
          { face: 'batch', requestId: 'req_x', batch: { id: 'bat_1', label: 'a', reason: null } },
          now,
        );
      }
    },
    { account: agency.accountId },
  );
  if (r >= 2) times.push(((performance.now() - t) / N) * 1000);
}
// the same rows raw
const rows: Record<string, any[]> = {};
for (const t of ['placements', 'placement_credits'])
  rows[t] = db.prepare(`select * from ${t} where account_id=?`).all(agency.accountId);
rows.events = db
  .prepare(
    `select * from events where account_id=? and event in ('placement.created','application.stage_changed')`,
  )
  .all(agency.accountId);
rows.changes = db
  .prepare(`select * from changes where account_id=? and sequence>?`)
  .all(agency.accountId, maxSeq);
rows.activities = db
  .prepare(`select * from activities where account_id=? and (type='placement' or summary like '%to placed%')`)
  .all(agency.accountId);
const count = rows.placements!.length;
console.log(
  Object.entries(rows)
    .map(([k, v]) => `${k} ${v.length / count}`)
    .join(', '),
);
const dir2 = mkdtempSync(join(tmpdir(), 'raw-'));
const raw = new Sqlite(join(dir2, 'raw.sqlite'));
for (const p of [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = OFF',
  'secure_delete = ON',
  'cache_size = -16000',
])
  raw.pragma(p);
for (const s of db
  .prepare(
    "select sql from sqlite_master where sql is not null and name not like 'sqlite_%' and tbl_name in ('placements','placement_credits','events','changes','activities','applications','jobs','accounts') order by type desc",
  )
  .all() as any[])
  raw.exec(s.sql);
for (const t of ['applications', 'jobs', 'accounts']) {
  const all = db.prepare(`select * from ${t}`).all() as any[];
  const cols = Object.keys(all[0]);
  const ins = raw.prepare(`insert into ${t} (${cols}) values (${cols.map(() => '?')})`);
  raw.transaction(() => {
    for (const a of all) ins.run(Object.values(a));
  })();
}
const ins: Record<string, Sqlite.Statement> = {};
for (const t of tables) {
  const cols = Object.keys(rows[t]![0]);
  ins[t] = raw.prepare(`insert into ${t} (${cols}) values (${cols.map(() => '?')})`);
}
const selA = raw.prepare('select * from applications where account_id=? and id=?');
const upA = raw.prepare(
  "update applications set stage='placed', previous_stage='offer', stage_changed_at=?, status='placed', placement_id=?, updated_at=? where account_id=? and id=?",
);
const upJ = raw.prepare("update jobs set status='filled', updated_at=? where account_id=? and id=?");
const upC = raw.prepare(
  'update accounts set event_sequence=event_sequence+2, change_sequence=change_sequence+3 where id=? returning event_sequence, change_sequence',
);
const per = Object.fromEntries(tables.map((t) => [t, rows[t]!.length / count]));
const rawTimes: number[] = [];
const vals = Object.fromEntries(tables.map((t) => [t, rows[t]!.map((r) => Object.values(r))]));
for (let r = 0; r < ROUNDS + 2; r++) {
  const t = performance.now();
  raw.transaction(() => {
    for (let i = r * N; i < (r + 1) * N; i++) {
      const p = rows.placements![i];
      selA.get(agency.accountId, p.application_id);
      for (const t of tables) for (let k = 0; k < per[t]!; k++) ins[t]!.run(vals[t]![i * per[t]! + k]);
      upA.run(p.created_at, p.id, p.created_at, agency.accountId, p.application_id);
      upJ.run(p.created_at, agency.accountId, p.job_id);
      upC.get(agency.accountId);
    }
  })();
  if (r >= 2) rawTimes.push(((performance.now() - t) / N) * 1000);
}
const med = (a: number[]) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)]!;
console.log(
  'ours us/placement',
  med(times).toFixed(0),
  'raw',
  med(rawTimes).toFixed(0),
  'ratio',
  (med(rawTimes) / med(times)).toFixed(2),
);
db.close();
raw.close();
rmSync(dir2, { recursive: true });
await running.close();
