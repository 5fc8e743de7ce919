import { expect } from 'vitest';
import { REMEDIES, refunded, workedFor } from './placement-worth.ts';
import type { TestService, Workspace } from './workspace.ts';

// Random histories of placements, written through the interface, and what they come to by a slow recomputation that
// shares no code with the service: whole numbers in ten-thousandths of a minor unit, event by event.

const DIGITS: Record<string, number> = { AUD: 2, JPY: 0, KWD: 3 };
const DAY_MS = 86_400_000;

/** Numbers that follow from a seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Credit {
  person: number;
  hundredths: number;
}

interface Placed {
  id: string;
  currency: string;
  /** The fee of a permanent placement, the entered gross profit of a contract. */
  minor: number;
  start: string;
  /** The last day of a contract; null of a permanent placement. */
  ends: string | null;
  days: number;
  counts: boolean;
  fellOn: string | null;
  credits: Credit[];
}

interface Line {
  placement: string;
  person: number;
  currency: string;
  source: string;
  month: string;
  minor: bigint;
}

interface World {
  desk: Workspace;
  people: string[];
  random: (below: number) => number;
  today: string;
  /** The remedy of the client's guarantee. */
  remedy: (typeof REMEDIES)[number];
  placements: Placed[];
  /** By month: what each placement was worth to each person and currency when the month was locked. */
  frozen: Map<string, Map<string, bigint>>;
  lines: Line[];
  jobId: string;
}

const monthOf = (day: string): string => day.slice(0, 7);
const nextMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7);
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** Halves away from zero. */
const rounded = (exact: bigint): bigint =>
  exact < 0n ? -((-exact + 5000n) / 10_000n) : (exact + 5000n) / 10_000n;

const shown = (minor: bigint, currency: string): number => Number(minor) / 10 ** (DIGITS[currency] ?? 2);

/** What is kept of a placement that fell off: the profit of a contract's days worked, of which there may be none. */
const keptOf = (placed: Placed): bigint | null =>
  placed.ends === null || placed.fellOn === null ? null : workedFor(placed, placed.fellOn);

/** What a placement is worth in a month to each person, in ten-thousandths of a minor unit. */
function worthIn(placed: Placed, month: string): Map<string, bigint> {
  const worth = new Map<string, bigint>();
  if (monthOf(placed.start) !== month) return worth;
  const minor = placed.counts ? BigInt(placed.minor) : keptOf(placed);
  if (minor === null) return worth;
  for (const { person, hundredths } of placed.credits) {
    const key = `${placed.id} ${person} ${placed.currency}`;
    worth.set(key, (worth.get(key) ?? 0n) + minor * BigInt(hundredths));
  }
  return worth;
}

/** Posts what a changed placement brings to locked months beyond what they hold and what was posted before. */
function follow(world: World, placed: Placed): void {
  for (const month of [...world.frozen.keys()].sort()) {
    const frozen = world.frozen.get(month) ?? new Map<string, bigint>();
    const due = worthIn(placed, month);
    const keys = new Set([...due.keys(), ...[...frozen.keys()].filter((key) => key.startsWith(placed.id))]);
    for (const { placement, person, currency, source } of world.lines)
      if (placement === placed.id && source === month) keys.add(`${placement} ${person} ${currency}`);
    for (const key of keys) {
      const [placement = '', person = '', currency = ''] = key.split(' ');
      const told = world.lines
        .filter(
          (line) => `${line.placement} ${line.person} ${line.currency}` === key && line.source === month,
        )
        .reduce((sum, line) => sum + line.minor, 0n);
      const minor = rounded((due.get(key) ?? 0n) - (frozen.get(key) ?? 0n)) - told;
      if (minor === 0n) continue;
      let receiving = monthOf(placed.fellOn ?? world.today);
      while (world.frozen.has(receiving)) receiving = nextMonth(receiving);
      world.lines.push({
        placement,
        person: Number(person),
        currency,
        source: month,
        month: receiving,
        minor,
      });
    }
  }
}

async function ok(answer: Promise<{ status: number; body: { data?: unknown; error?: unknown } }>) {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(JSON.stringify(body.error));
  // biome-ignore lint/suspicious/noExplicitAny: records of every kind
  return body.data as any;
}

function creditsOf({ random }: World): Credit[] {
  const [first, second, third] = [random(3), random(3), random(3)];
  const split = random(4);
  if (split === 0) return [{ person: first, hundredths: 10_000 }];
  if (split === 1) {
    // Halves of odd amounts end in half of a minor unit.
    const hundredths = random(2) === 0 ? 5000 : 1 + random(9999);
    return [
      { person: first, hundredths },
      { person: second, hundredths: 10_000 - hundredths },
    ];
  }
  // Thirds, which leave a hundredth to the last.
  return [first, second, third].map((person) => ({ person, hundredths: 3333 }));
}

const given = ({ people }: World, credits: readonly Credit[]) =>
  credits.map(({ person, hundredths }) => ({ user_id: people[person], percent: hundredths / 100 }));

function settled(credits: readonly Credit[]): Credit[] {
  const rest = 10_000 - credits.reduce((sum, { hundredths }) => sum + hundredths, 0);
  return credits.map((credit, at) =>
    at === credits.length - 1 ? { ...credit, hundredths: credit.hundredths + rest } : credit,
  );
}

/** What a placement brings, as it is entered. */
const amountOf = (minor: number, currency: string, ends: string | null): object =>
  ends === null
    ? { fee_type: 'fixed', fee_amount: shown(BigInt(minor), currency) }
    : { expected_gp: shown(BigInt(minor), currency) };

async function log(world: World): Promise<void> {
  const { desk, random, today } = world;
  const currency = Object.keys(DIGITS)[random(3)] ?? 'AUD';
  const minor = 1 + random(9_999_999);
  const start = daysBefore(today, random(130));
  const days = 1 + random(120);
  const ends = random(3) === 0 ? daysBefore(today, -1 - random(90)) : null;
  const credits = creditsOf(world);
  const candidate = await ok(
    desk.api.post('/candidates', {
      name: 'Ada Person',
      email: `ada${world.placements.length}-${world.jobId}@people.example`.replaceAll('_', '-'),
    }),
  );
  const application = await ok(
    desk.api.post('/applications', { job_id: world.jobId, candidate_id: candidate.id }),
  );
  const { id } = await ok(
    desk.api.post('/placements', {
      application_id: application.id,
      ...amountOf(minor, currency, ends),
      ...(ends === null ? { guarantee_days: days } : { placement_type: 'contract', contract_end_date: ends }),
      currency,
      start_date: start,
      credits: given(world, credits),
    }),
  );
  const placed: Placed = {
    id,
    currency,
    minor,
    start,
    ends,
    days,
    counts: false,
    fellOn: null,
    credits: settled(credits),
  };
  world.placements.push(placed);
  follow(world, placed);
  await change(world, placed, { status: 'started' }, { counts: true });
}

async function change(world: World, placed: Placed, body: object, effect: Partial<Placed>): Promise<void> {
  const after = await ok(world.desk.api.patch(`/placements/${placed.id}`, body));
  Object.assign(placed, effect);
  follow(world, placed);
  if (placed.fellOn === null) return;
  if (placed.ends !== null) {
    expect(after.contract).toMatchObject({
      expected_gp: shown(workedFor(placed, placed.fellOn), placed.currency),
      original_expected_gp: shown(BigInt(placed.minor), placed.currency),
    });
    return;
  }
  const served = (Date.parse(placed.fellOn) - Date.parse(placed.start)) / DAY_MS;
  const inside = served <= placed.days;
  const refund = inside ? refunded(placed, world.remedy, placed.days - served) : 0n;
  expect(after.guarantee_outcome).toMatchObject({
    in_guarantee: inside,
    remedy: world.remedy,
    days_served: served,
    refund_amount: shown(refund, placed.currency),
  });
}

async function step(world: World, placed: Placed): Promise<void> {
  const { random, today } = world;
  const kind = random(6);
  // What a contract that fell off was to bring is no longer entered.
  if (kind === 0 && (placed.ends === null || placed.fellOn === null)) {
    const minor = 1 + random(9_999_999);
    await change(world, placed, amountOf(minor, placed.currency, placed.ends), { minor });
  } else if (kind === 1) {
    const credits = creditsOf(world);
    await change(world, placed, { credits: given(world, credits) }, { credits: settled(credits) });
  } else if (kind === 2 && placed.fellOn === null) {
    const start = daysBefore(today, random(130));
    await change(world, placed, { start_date: start }, { start });
  } else if (kind === 5 || kind === 0) {
    // A change that moves no money posts nothing.
    await change(world, placed, { notes: `Note ${random(1000)}` }, {});
  } else if (placed.fellOn === null) {
    const most = Math.round((Date.parse(today) - Date.parse(placed.start)) / DAY_MS);
    const fellOn = daysBefore(today, random(most + 1));
    await change(world, placed, { status: 'fell_off', fell_off_at: fellOn }, { counts: false, fellOn });
  } else await change(world, placed, { status: 'started' }, { counts: true, fellOn: null });
}

async function lock(world: World): Promise<void> {
  const periods = await ok(world.desk.api.get('/quotas/periods?limit=100'));
  const open = periods.filter(({ status }: { status: string }) => status !== 'locked');
  const period = open[world.random(open.length)];
  if (period === undefined) return;
  const input = { period_id: period.id, status: 'locked' };
  const ran = await ok(
    world.desk.api.post('/batch', { actions: [{ action: 'set_quota_period_status', input }] }),
  );
  expect(ran.items[0].status).toBe('succeeded');
  const month = monthOf(period.starts_on);
  const frozen = new Map<string, bigint>();
  for (const placed of world.placements)
    for (const [key, exact] of worthIn(placed, month)) frozen.set(key, exact);
  world.frozen.set(month, frozen);
}

/**
 * Unlocks a month: its live figures hold again, and what was posted elsewhere for it is taken back where it was posted, or,
 * where that is locked by now, in the month that takes postings today.
 */
async function unlock(world: World): Promise<void> {
  const months = [...world.frozen.keys()].sort();
  const month = months[world.random(months.length)];
  if (month === undefined) return;
  const periods = await ok(world.desk.api.get('/quotas/periods?limit=100'));
  const period = periods.find(({ starts_on }: { starts_on: string }) => monthOf(starts_on) === month);
  const input = { period_id: period.id, status: 'open' };
  const ran = await ok(
    world.desk.api.post('/batch', { actions: [{ action: 'set_quota_period_status', input }] }),
  );
  expect(ran.items[0].status).toBe('succeeded');
  world.frozen.delete(month);
  const net = new Map<string, Line>();
  for (const line of world.lines.filter(({ source }) => source === month)) {
    const key = `${line.placement} ${line.person} ${line.currency} ${line.month}`;
    net.set(key, { ...line, minor: (net.get(key)?.minor ?? 0n) + line.minor });
  }
  for (const line of net.values()) {
    let receiving = line.month;
    if (world.frozen.has(receiving)) {
      receiving = monthOf(world.today);
      while (world.frozen.has(receiving)) receiving = nextMonth(receiving);
    }
    if (line.minor !== 0n) world.lines.push({ ...line, month: receiving, minor: -line.minor });
  }
}

/** What the board of a month shows of a person, by currency. */
function boardOf(world: World, month: string, person: number) {
  const frozen = world.frozen.get(month);
  const worths = frozen === undefined ? world.placements.map((placed) => worthIn(placed, month)) : [frozen];
  const sums = new Map<string, { exact: bigint; posted: bigint }>();
  const at = (currency: string) => {
    const sum = sums.get(currency) ?? { exact: 0n, posted: 0n };
    sums.set(currency, sum);
    return sum;
  };
  for (const worth of worths) {
    for (const [key, exact] of worth) {
      const [, whose, currency = ''] = key.split(' ');
      if (whose === String(person)) at(currency).exact += exact;
    }
  }
  for (const line of world.lines)
    if (line.month === month && line.person === person) at(line.currency).posted += line.minor;
  return [...sums].sort().map(([currency, { exact, posted }]) => ({
    currency,
    amount: shown(rounded(exact + posted * 10_000n), currency),
    recognised: shown(rounded(exact), currency),
    adjustments: shown(posted, currency),
  }));
}

type Told = Record<'changes' | 'locks' | 'unlocks' | 'contracts' | 'lines' | 'boards', number>;

/**
 * Runs histories in agencies of ten placements each, and holds every board against the recomputation.
 * @param tell is told after every five hundredth history, and at the end
 * @returns how many changes, locks and boards there were
 */
export async function runHistories(
  running: TestService,
  histories: number,
  seed: number,
  tell: (done: number, counts: Told) => void = () => {},
): Promise<Told> {
  const told = { changes: 0, locks: 0, unlocks: 0, contracts: 0, lines: 0, boards: 0 };
  for (let done = 0; done < histories; done += 10) {
    const desk = await running.workspace({ country: 'AU' });
    const client = await ok(desk.api.post('/clients', { name: 'Client' }));
    const random = randomOf(seed + done);
    const remedy = REMEDIES[random(REMEDIES.length)] ?? 'refund_pro_rata';
    const terms = { client_id: client.id, guarantee_remedy: remedy };
    const actions = [
      { action: 'set_client_fee_terms', input: terms },
      { action: 'set_quota_plan', input: { cadence: 'monthly' } },
    ];
    const { items } = await ok(desk.api.post('/batch', { actions }));
    expect(items.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'succeeded']);
    const job = { title: 'Engineer', client_id: client.id, is_evergreen: true };
    const world: World = {
      desk,
      people: [desk.adminId, (await desk.user('consultant')).userId, (await desk.user('consultant')).userId],
      random,
      remedy,
      today: new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date()),
      placements: [],
      frozen: new Map(),
      lines: [],
      jobId: (await ok(desk.api.post('/jobs', job))).id,
    };
    while (world.placements.length < Math.min(10, histories - done) || random(4) > 0) {
      const at = random(8);
      const placed = world.placements[random(Math.max(1, world.placements.length))];
      if (at < 3 && world.placements.length < Math.min(10, histories - done)) await log(world);
      else if (at === 3 && world.frozen.size < 4) {
        await lock(world);
        told.locks += 1;
      } else if (at === 4 && world.frozen.size > 0 && random(2) === 0) {
        await unlock(world);
        told.unlocks += 1;
      } else if (placed !== undefined) await step(world, placed);
      told.changes += 1;
    }
    for (const period of await ok(desk.api.get('/quotas/periods?limit=100'))) {
      const board = await ok(desk.api.get(`/quotas/periods/${period.id}`));
      for (const [person, id] of world.people.entries()) {
        const row = board.consultants.find(({ user_id }: { user_id: string }) => user_id === id);
        const expected = boardOf(world, monthOf(period.starts_on), person);
        expect(row?.block.billings ?? [], `seed ${seed + done}, ${period.label}`).toEqual(expected);
      }
      told.boards += 1;
    }
    told.lines += world.lines.length;
    told.contracts += world.placements.filter(({ ends }) => ends !== null).length;
    const after = Math.min(histories, done + 10);
    if (after % 500 === 0 || after === histories) tell(after, told);
  }
  return told;
}
