import { existsSync } from 'node:fs';
import { knownDeployment } from '#db/deployment.ts';
import { clockAhead, engineOf, replicaAnswers, schemaState } from '#db/examine.ts';
import { nodesOf } from '#db/nodes.ts';
import { poolerOf } from '#db/pooler.ts';
import type { Store } from '#db/store.ts';
import { type Config, fileOf, presentSecrets } from '#src/config.ts';
import { addMs } from '#src/lib/clock.ts';
import { HEARTBEAT_MS } from '#src/workers/heartbeat.ts';
import { deploymentHere, faultsOfDeployment } from '../deployment.ts';
import { openConfiguredStore, reasonOf } from '../open-store.ts';
import { type Finding, fault, lengthOf, ok, warning } from './finding.ts';
import { leftWork } from './left-work.ts';

const CLOCK_OFF_MS = 5_000;
const LEFT_AFTER_MS = 10 * 60_000;
const POOLER_MS = 5_000;

/** The store: whether it answers, and what stands in it. It is neither made nor brought up to date. */
export async function storeFindings(config: Config): Promise<Finding[]> {
  const file = fileOf(config.storeUrl);
  if (file !== null && !existsSync(file))
    return [
      warning(
        'database',
        `There is no store at ${file} yet.`,
        'deskhand serve makes it. If there was one, set DATA_DIR to its folder.',
      ),
    ];
  let store: Store | undefined;
  try {
    store = await openConfiguredStore(config, { migrate: false });
    const asked = performance.now();
    const engine = await engineOf(store);
    const reached = ok('database', `${engine} answers in ${Math.ceil(performance.now() - asked)} ms.`);
    return [
      reached,
      ...(await writes(store)),
      ...(await pooling(config)),
      ...(await replicas(store)),
      ...(await contents(store, config)),
    ];
  } catch (error) {
    const [setting, what] =
      file === null
        ? [
            'DATABASE_URL',
            'Look at host, port, user, password and the name of the database, and that the server runs.',
          ]
        : [
            file,
            'See that the disk is mounted and the file is one of Deskhand; deskhand restore puts a backup in its place.',
          ];
    return [fault('database', `The store of ${setting} cannot be read: ${reasonOf(error)}.`, what)];
  } finally {
    await store?.close().catch(() => {});
  }
}

async function writes(store: Store): Promise<Finding[]> {
  try {
    await store.probeWrite();
    return [];
  } catch (error) {
    return [
      fault(
        'writes',
        `The database takes no writes: ${reasonOf(error)}.`,
        store.dialect === 'sqlite'
          ? 'Make room on the disk, or mount it for writing.'
          : 'It is a standby, or its disk is full: name the primary in DATABASE_URL, or promote it.',
      ),
    ];
  }
}

async function pooling({ storeUrl, DATABASE_PREPARE }: Config): Promise<Finding[]> {
  if (fileOf(storeUrl) !== null) return [];
  const { pooling, keepsStatements } = await poolerOf(storeUrl, POOLER_MS);
  if (pooling === 'none') return [ok('pooler', 'No pooler stands before PostgreSQL.')];
  if (pooling === 'statement')
    return [
      fault(
        'pooler',
        'The pooler before PostgreSQL takes no transactions.',
        'Set pool_mode to session or transaction.',
      ),
    ];
  const says = `A pooler that pools ${pooling}s stands before PostgreSQL; prepared statements are ${keepsStatements ? '' : 'not '}kept.`;
  if (keepsStatements) return [ok('pooler', says)];
  return DATABASE_PREPARE === 'off'
    ? [ok('pooler', `${says} DATABASE_PREPARE is off, as it must be.`)]
    : [
        fault(
          'pooler',
          says,
          'Set DATABASE_PREPARE=off, or pool_mode=session, or run PgBouncer 1.21 or later with max_prepared_statements above 0.',
        ),
      ];
}

async function replicas(store: Store): Promise<Finding[]> {
  const answers = await replicaAnswers(store);
  if (answers === null) return [];
  return answers
    ? [ok('replicas', 'A standby of DATABASE_READ_URL has all that the primary has, and answers reports.')]
    : [
        warning(
          'replicas',
          'No standby of DATABASE_READ_URL has all that the primary has, so the primary answers reports and searches too.',
          'See that they run, follow this primary (pg_stat_replication) and allow pg_control_checkpoint(); after a promotion they count again from their next restartpoint.',
        ),
      ];
}

async function contents(store: Store, config: Config): Promise<Finding[]> {
  const state = await schemaState(store);
  if (state.unreadable !== null)
    return [fault('schema', `The store ${state.unreadable}.`, 'Nothing was changed in it.')];
  if (state.empty) return [ok('schema', 'The store is empty; the first start makes the schema.')];
  const clock = clockFinding(await clockAhead(store));
  if (state.missing.length > 0)
    return [
      clock,
      fault(
        'schema',
        `The schema is older than this program: ${state.missing.join(', ')} is missing.`,
        'Run deskhand migrate, or start this release; a SQLite store is backed up first.',
      ),
    ];
  return [
    clock,
    ok('schema', `The schema is that of this program (${state.last}).`),
    ...(await deployment(store, config)),
    ...(await running(store)),
  ];
}

function clockFinding(ahead: number | null): Finding {
  if (ahead === null) return ok('clock', 'The store is on this machine and has no clock of its own.');
  const off = Math.abs(ahead);
  if (off < CLOCK_OFF_MS)
    return ok('clock', `The clocks of this machine and the database agree within ${off} ms.`);
  return fault(
    'clock',
    `The clock of the database is ${lengthOf(off)} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`,
    'Have chrony or another time service set both: leases, sign-ins and schedules go by them.',
  );
}

async function deployment(store: Store, config: Config): Promise<Finding[]> {
  const known = await knownDeployment(store);
  const { region, secrets } = known;
  if (region === undefined || secrets === undefined)
    return [ok('deployment', 'No server has opened this store yet, so it has no region and no secrets.')];
  const present = presentSecrets(config.dataDir);
  if (present === null)
    return [
      fault(
        'deployment',
        `pepper.key or signing.key is missing in ${config.dataDir}, and this store was begun with others.`,
        'Copy them from the DATA_DIR of another node or from a backup before anything is started.',
      ),
    ];
  const faults = faultsOfDeployment(deploymentHere(config, present), { region, secrets });
  if (faults.length === 0)
    return [ok('deployment', `REGION=${region} and the secrets are those of the store.`)];
  return faults.map((text) => {
    const [says = '', what = ''] = text.split(/: (?=[^:]*$)/);
    return fault('deployment', `${says}.`, `${what.charAt(0).toUpperCase()}${what.slice(1)}`);
  });
}

async function running(store: Store): Promise<Finding[]> {
  const now = new Date().toISOString();
  const { nodes, left } = await store.read(async (db) => ({
    nodes: await nodesOf(db),
    left: await leftWork(db, addMs(now, -LEFT_AFTER_MS)),
  }));
  const alive = nodes.filter(({ seen_at }) => seen_at >= addMs(now, -3 * HEARTBEAT_MS));
  const silent = nodes.length - alive.length;
  const working = alive.filter(({ role }) => role !== 'web');
  const findings: Finding[] = [];
  if (alive.length === 0)
    findings.push(warning('nodes', 'No process serves this store at the moment.', 'Start deskhand serve.'));
  else if (working.length === 0)
    findings.push(
      fault(
        'nodes',
        `${alive.length} web processes are alive, and none that sends mail and webhooks and takes up batches.`,
        'Start deskhand serve --role worker beside them.',
      ),
    );
  else
    findings.push(
      ok('nodes', `${alive.length} processes are alive, ${working.length} of them run the workers.`),
    );
  const releases = [...new Set(alive.map(({ release }) => release))];
  if (releases.length > 1)
    findings.push(
      warning(
        'releases',
        `The nodes run releases ${releases.sort().join(' and ')}.`,
        'Restart them on one release.',
      ),
    );
  if (silent > 0)
    findings.push(
      warning(
        'silent nodes',
        `${silent} processes ended without a word in the last day.`,
        'Look at their logs; what they held goes on elsewhere when its lease ends.',
      ),
    );
  const stuck = Object.entries(left).filter(([, count]) => count > 0);
  if (stuck.length > 0)
    findings.push(
      fault(
        'queues',
        `For more than 10 minutes nobody has worked on ${stuck.map(([what, count]) => `${count} ${what}`).join(', ')}.`,
        'Start deskhand serve (--role worker or all), and look for errors in its log.',
      ),
    );
  else findings.push(ok('queues', 'Nothing that is due has waited for more than 10 minutes.'));
  return findings;
}
