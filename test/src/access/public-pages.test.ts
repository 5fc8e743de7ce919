import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicPages } from '#src/access/public-pages.ts';
import { makePasswordLink } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { createService, type Service } from '#src/server/service.ts';
import { STORE_OF_RUN } from '#test/harness/store-of-run.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

const SETTINGS = { PUBLIC_PAGE_PER_TEN_MINUTES: '3', PUBLIC_UNKNOWN_PER_DAY: '4' };

let day = Date.parse('2031-05-06T23:00:00Z');

// Each test has a day of its own, and begins two minutes into a spell.
beforeEach(() => {
  day += 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: day + 120_000 });
  return () => vi.useRealTimers();
});

describe('pages that need no sign-in', () => {
  let running: TestService;
  let other: Service;
  let known: string;

  beforeAll(async () => {
    running = await startService({ ...SETTINGS, PASSWORD_LINK_HOURS: '1000000' });
    other = await createService({ config: running.service.config });
    const { adminId } = await running.workspace();
    known = new URL((await makePasswordLink(running.service, adminId)).url).pathname;
  });
  afterAll(async () => {
    await other.close();
    await running.close();
  });

  const open = async (path: string, app = running.app) => {
    const answer = await app.request(path);
    return { status: answer.status, retry: answer.headers.get('retry-after'), html: await answer.text() };
  };
  const room = (n: number): string => `/meet/${String(n).padStart(24, 'a')}`;

  it('take a form a tenth as often as links may be opened, each form for itself and all of a day together', async () => {
    const pages = new PublicPages({ perLink: 20, unknownPerDay: 40 });
    const ip = '192.0.2.7';
    for (const form of ['a', 'a', 'b']) await pages.countForm(ip, form);
    await expect(pages.countForm(ip, 'a')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
    await pages.countForm('192.0.2.8', 'a');
    vi.setSystemTime(day + 720_000);
    await pages.countForm(ip, 'a');
    await expect(pages.countForm(ip, 'c')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
    vi.setSystemTime(day + 86_400_000);
    await pages.countForm(ip, 'c');
  });

  it('refuse a link that an address opens too often, until ten minutes are over', async () => {
    for (let i = 0; i < 3; i += 1) expect((await open(known)).status).toBe(200);
    const refused = await open(known);
    expect([refused.status, refused.retry]).toEqual([429, '480']);
    expect(refused.html).toContain('Wait 8 minutes');
    expect((await open(room(1))).status).toBe(200);
    vi.setSystemTime(day + 600_000);
    expect((await open(known)).status).toBe(200);
  });

  it('refuse whoever tried too many links that are not known, until the day is over', async () => {
    for (const path of ['/opt-out/guess-1', '/opt-out/guess-2', '/set-password/guess', '/meet/guess'])
      expect((await open(path)).status).toBe(404);
    const refused = await open(known);
    expect([refused.status, refused.retry]).toEqual([429, '3480']);
    expect(refused.html).not.toContain('Set your password');
    vi.setSystemTime(day + 3_600_000);
    expect((await open(known)).status).toBe(200);
  });

  it('count nothing of links that are known against the others of an address', async () => {
    for (let i = 0; i < 40; i += 1) expect((await open(room(i))).status).toBe(200);
  });

  // One process serves a SQLite store.
  if (STORE_OF_RUN === 'postgres') {
    it('share their counts with the other processes of the store', async () => {
      const there = createApp(other);
      for (const app of [running.app, there, there]) expect((await open(known, app)).status).toBe(200);
      expect((await open(known, there)).status).toBe(429);
      expect((await open(known)).status).toBe(429);
    });
  }
});

it('a browser that asks what it may send hears the limits as everybody does', async () => {
  const running = await startService();
  const answer = await running.app.request('/api/oauth/token', { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-request-id'])
    expect(answer.headers.get(name)).not.toBeNull();
  await running.close();
});
