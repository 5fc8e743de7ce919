import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { Db } from '#db/store.ts';
import type { Database } from '#db/types.ts';
import type { Job, JobRow } from '#src/domain/jobs/schema.ts';
import { type Id, id, newId } from '#src/lib/ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('makes ids that sort by creation, within a millisecond and over a clock set back a little', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') });
  const made = Array.from({ length: 2000 }, () => newId('client'));
  vi.setSystemTime(Date.parse('2026-03-01T09:59:59Z'));
  made.push(newId('client'));
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

it('returns to the time of day after a clock that was far ahead is set right', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
  const ahead = newId('client');
  vi.setSystemTime(Date.parse('2026-03-01T10:00:00Z'));
  expect(newId('client') < ahead).toBe(true);
});

it('knows the kind of an id in records, in the rows of tables, in queries and in what is asked for', () => {
  expectTypeOf<Job['id']>().toExtend<Id<'job'>>();
  expectTypeOf<Job['id']>().not.toExtend<Id<'client'>>();
  expectTypeOf<NonNullable<JobRow['client_id']>>().toExtend<Id<'client'>>();
  expectTypeOf<NonNullable<JobRow['client_id']>>().not.toExtend<Id<'job'>>();
  expectTypeOf<Database['placement_credits']['user_id']>().not.toExtend<Id<'team'>>();
  expectTypeOf(newId('team')).not.toExtend<Id<'user'>>();
  expectTypeOf(id('team').parse('team_1')).not.toExtend<Id<'user'>>();
  const query = (db: Db, client: Id<'client'>) =>
    // @ts-expect-error a client's id is compared with that of a job
    db.selectFrom('jobs').where('jobs.id', '=', client);
  expect(query).toBeTypeOf('function');
});
