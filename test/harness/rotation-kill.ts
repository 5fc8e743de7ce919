import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { hashSecret, makeToken } from '#src/access/keys.ts';
import { readSecrets } from '#src/config.ts';
import { compiledScript, linesUntilKilled, start } from './killed-process.ts';
import { connect, connectApp, secretOf } from './oauth.ts';
import { person } from './person.ts';
import { apiOf, ON_SQLITE, startService } from './workspace.ts';

const LANES = 4;
const MOST_ACKS = 40;
const LONGEST_MS = 10;

export interface RotationReport {
  kills: number;
  /** Rotations that the killed processes were told of. */
  acknowledged: number;
  /** Rotations that were committed in the moment before the kill, and told to nobody. */
  untold: number;
  /** What did not hold. */
  faults: string[];
  /** The longest from the order to start until the health check answers 200, in milliseconds. */
  slowest: number;
}

interface Lane {
  family: string;
  token: string;
}

/** Kills a process so many times while it exchanges refresh tokens, and looks each time at what is in the store. */
export async function killRotations(kills: number): Promise<RotationReport> {
  const script = await compiledScript(new URL('./rotate-until-killed.ts', import.meta.url));
  // What is looked at between two processes is the SQLite file.
  const running = await startService(ON_SQLITE);
  const { dataDir } = running;
  const desk = await running.workspace();
  const app = await connectApp(running.service, desk.accountId);
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const first = (await connect(running, mia, app)).body as { refresh_token: string };
  await running.service.close();

  const store = new Tokens(dataDir, first.refresh_token);
  const lanes = Array.from({ length: LANES }, () => store.family());
  const report: RotationReport = { kills, acknowledged: 0, untold: 0, faults: [], slowest: 0 };
  const access: string[] = [];
  let next = start(script);
  for (let round = 0; round < kills; round += 1) {
    const child = next;
    if (round + 1 < kills) next = start(script);
    const order = { dataDir, ...secretOf(app), tokens: lanes.map(({ token }) => token) };
    const lines = await linesUntilKilled(child, order, {
      acks: (round * 61) % MOST_ACKS,
      ms: (LONGEST_MS * ((round * 37) % 100)) / 100,
    });
    for (const line of lines) {
      const [what, lane, accessToken = '', token = ''] = line.split(' ');
      if (what === 'refused') report.faults.push(`round ${round}: ${line}`);
      if (what === 'running') report.slowest = Math.max(report.slowest, Number(lane));
      const held = lanes[Number(lane)];
      if (what !== 'ack' || held === undefined) continue;
      report.acknowledged += 1;
      access.push(accessToken);
      held.token = token;
    }
    store.lookAt(round, lanes, access.slice(-LANES), report);
  }
  store.close();
  await stillWorks(dataDir, access.slice(-50), report);
  rmSync(dataDir, { recursive: true });
  return report;
}

/** Starts once more: every access token that was given out last lets its holder in. */
async function stillWorks(dataDir: string, access: readonly string[], report: RotationReport): Promise<void> {
  const running = await startService({ DATA_DIR: dataDir, ...ON_SQLITE });
  for (const token of access) {
    const { status } = await apiOf(running.app, token).get('/jobs');
    if (status !== 200) report.faults.push(`an access token that was given out is answered ${status}`);
  }
  await running.close();
}

/** The tokens in a store that no process serves. */
class Tokens {
  readonly #db: Sqlite.Database;
  readonly #pepper: Buffer;
  readonly #origin: string;

  constructor(dataDir: string, origin: string) {
    this.#db = new Sqlite(join(dataDir, 'deskhand.sqlite'));
    this.#pepper = readSecrets(dataDir).pepper;
    this.#origin = hashSecret(this.#pepper, origin);
  }

  /** A family of its own under the same grant, as a second code brings one, with its first refresh token. */
  family(): Lane {
    const token = makeToken('lc_rt', 'us');
    const family = `family ${token.slice(-12)}`;
    const hash = hashSecret(this.#pepper, token);
    this.#db
      .prepare(
        `insert into oauth_tokens (account_id, hash, grant_id, family, kind, scopes, resource, created_at, expires_at)
         select account_id, ?, grant_id, ?, kind, scopes, resource, created_at, expires_at
         from oauth_tokens where hash = ?`,
      )
      .run(hash, family, this.#origin);
    this.#db
      .prepare(
        `insert into account_directory (kind, "key", account_id)
         select 'oauth_tokens', hash, account_id from oauth_tokens where hash = ?`,
      )
      .run(hash);
    return { family, token };
  }

  lookAt(round: number, lanes: Lane[], access: readonly string[], report: RotationReport): void {
    const fault = (what: string): void => void report.faults.push(`round ${round}: ${what}`);
    if (this.#db.pragma('integrity_check', { simple: true }) !== 'ok') fault('the store is not sound');
    if ((this.#db.pragma('foreign_key_check') as unknown[]).length > 0) fault('references are broken');
    for (const token of access) if (this.#row(token) === undefined) fault('an access token is lost');
    for (const [at, { family, token }] of lanes.entries()) {
      const { open, used, given } = this.#count(family);
      // Each rotation uses one up and gives one of either kind: of a part of one these would not fit together.
      if (open !== 1 || given !== used)
        fault(`${family}: ${open} open, ${used} used, ${given} access tokens`);
      const row = this.#row(token);
      if (row === undefined) fault('a refresh token is lost');
      else if (row.used_at !== null) {
        report.untold += 1;
        lanes[at] = this.family();
      }
    }
  }

  #row(token: string): { used_at: string | null } | undefined {
    return this.#db
      .prepare<[string], { used_at: string | null }>('select used_at from oauth_tokens where hash = ?')
      .get(hashSecret(this.#pepper, token));
  }

  #count(family: string): { open: number; used: number; given: number } {
    const count = this.#db.prepare<[string], { open: number; used: number; given: number }>(
      `select sum(kind = 'refresh' and used_at is null and revoked_at is null) as open,
              sum(kind = 'refresh' and used_at is not null) as used, sum(kind = 'access') as given
       from oauth_tokens where family = ?`,
    );
    return count.get(family) ?? { open: 0, used: 0, given: 0 };
  }

  close(): void {
    this.#db.close();
  }
}
